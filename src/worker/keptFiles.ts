import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core/types.js';
import { getCacheKeyForURL, matchPrecache } from 'workbox-precaching';
import { inTime, keptOr } from './keptOr.ts';

/** A file's address. A fragment names one drawing in a file of many, so it is left out. */
const addressOf = ({ pathname, search }: URL): string => pathname + search;

/** A page of the release; undefined if there is none, or if the browser's cache does not answer. */
export function keptPage(path: string): Promise<Response | undefined> {
  return inTime(matchPrecache(path));
}

/** Only exact addresses match, because the check for a new release fetches `/` and must reach the host. */
export const isKeptFile: RouteMatchCallback = ({ url, sameOrigin }) =>
  sameOrigin && getCacheKeyForURL(addressOf(url)) !== undefined;

export const openFile: RouteHandlerCallback = ({ request, url }) =>
  keptOr(matchPrecache(addressOf(url)), () => fetch(request));
