import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core/types.js';
import { getCacheKeyForURL, matchPrecache } from 'workbox-precaching';
import { inTime } from './inTime.ts';

/** A file of the release; undefined if there is none, or if the browser's cache is broken. */
export function keptFile(address: string): Promise<Response | undefined> {
  return inTime(() => matchPrecache(address));
}

/** Exact addresses only, because the check for a new release fetches `/` and must reach the host. */
export const isKeptFile: RouteMatchCallback = ({ url, sameOrigin }) =>
  sameOrigin && getCacheKeyForURL(url.href) !== undefined;

export const openFile: RouteHandlerCallback = async ({ request }) => (await keptFile(request.url)) ?? fetch(request);
