import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core/types.js';
import { NetworkFirst } from 'workbox-strategies';
import { dropOldest } from './dropOldest.ts';
import { ofItsKind } from './ofItsKind.ts';
import { keptOr } from './keptOr.ts';
import { isOnDemand } from './onDemand.ts';

const cacheName = 'languages';
/** The files of a few releases. */
const limit = 30;

export const isLanguageFile: RouteMatchCallback = ({ url, sameOrigin }) => sameOrigin && isOnDemand(url.pathname);

const strategy = new NetworkFirst({
  cacheName,
  plugins: [ofItsKind, { cacheDidUpdate: () => dropOldest(cacheName, limit) }],
});

export const openLanguageFile: RouteHandlerCallback = ({ request, event }) =>
  keptOr(caches.match(request, { cacheName }), () => strategy.handle({ request, event }));
