import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core/types.js';
import { matchPrecache } from 'workbox-precaching';
import { pageAddress } from '../build/hosting/pageAddress.ts';

/** Milliseconds that a host may take before the kept page opens instead. */
const patience = 5000;

const page = new RegExp(pageAddress);

export const isPage: RouteMatchCallback = ({ request, url, sameOrigin }) =>
  sameOrigin && request.mode === 'navigate' && page.test(url.pathname);

/** A page comes from the host, so that a new release or a rollback is taken at once, and otherwise from the device. */
export const openPage: RouteHandlerCallback = async ({ request, event, url }) => {
  const answer = online(request, (event as FetchEvent).preloadResponse as Promise<Response | undefined>);
  const late = new Promise<null>((resolve) => {
    setTimeout(resolve, patience, null);
  });
  const first = await Promise.race([answer, late]);
  if (first !== null) return first;
  const kept = await matchPrecache(url.pathname === '/' ? '/index.html' : '/app.html');
  return kept ?? (await answer) ?? Response.error();
};

/** Null if the host cannot be reached or is broken. */
async function online(request: Request, preload: Promise<Response | undefined>): Promise<Response | null> {
  try {
    const answer = (await preload) ?? (await fetch(request));
    return answer.status < 500 ? answer : null;
  } catch {
    return null;
  }
}
