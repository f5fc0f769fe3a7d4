import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core/types.js';
import { getCacheKeyForURL, matchPrecache } from 'workbox-precaching';
import { inTime, keptOr } from './keptOr.ts';

/** Without the fragment, which names a drawing in a file of many. */
const addressOf = ({ pathname, search }: URL): string => pathname + search;

/** A page of the release; undefined if there is none, or if the browser's cache does not answer. */
export function keptPage(path: string): Promise<Response | undefined> {
  return inTime(matchPrecache(path));
}

/** Exact addresses only, because the check for a new release fetches `/` and must reach the host. */
export const isKeptFile: RouteMatchCallback = ({ url, sameOrigin }) =>
  sameOrigin && getCacheKeyForURL(addressOf(url)) !== undefined;

export const openFile: RouteHandlerCallback = ({ request, url }) =>
  keptOr(matchPrecache(addressOf(url)), () => fetch(request));
