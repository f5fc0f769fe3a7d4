import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core/types.js';
import { pageAddress } from '../build/hosting/pageAddress.ts';

/** Milliseconds that a host may take before the kept page opens instead. */
const patience = 5000;

const page = new RegExp(pageAddress);

export const isPage: RouteMatchCallback = ({ request, url, sameOrigin }) =>
  sameOrigin && request.mode === 'navigate' && page.test(url.pathname);

/**
 * A page comes from the host, so that a new release or a rollback is taken at once, and otherwise from the device.
 * `kept` answers a file of the release.
 */
export function openPage(kept: (path: string) => Promise<Response | undefined>): RouteHandlerCallback {
  return async ({ request, event, url }) => {
    const answer = online(request, (event as Partial<Navigation>).preloadResponse);
    const late = new Promise<null>((resolve) => {
      setTimeout(resolve, patience, null);
    });
    const first = await Promise.race([answer, late]);
    if (first !== null) return first;
    const path = url.pathname === '/' ? '/index.html' : '/app.html';
    // A cache that was late gets more time if no host answers.
    return (await kept(path)) ?? (await answer) ?? (await kept(path)) ?? Response.error();
  };
}

/** A navigation's event holds the answer to the request that the browser sent before it started the worker. */
type Navigation = { readonly preloadResponse: Promise<Response | undefined> };

/** Null if the host cannot be reached or is broken. */
async function online(request: Request, preload?: Promise<Response | undefined>): Promise<Response | null> {
  try {
    const answer = (await preload) ?? (await fetch(request));
    // Firefox answers a preload that could not reach the host instead of rejecting it.
    return answer.status < 500 && answer.type !== 'error' ? answer : null;
  } catch {
    return null;
  }
}
