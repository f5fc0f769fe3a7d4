import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core/types.js';
import { CacheFirst } from 'workbox-strategies';
import { dropOldest } from './dropOldest.ts';
import { ofItsKind } from './ofItsKind.ts';
import { cacheAnswers } from './inTime.ts';
import { isOnDemand } from './onDemand.ts';

const cacheName = 'languages';
/** The files of a few releases. */
const limit = 30;

export const isLanguageFile: RouteMatchCallback = ({ url, sameOrigin }) => sameOrigin && isOnDemand(url.pathname);

const strategy = new CacheFirst({
  cacheName,
  plugins: [ofItsKind, { cacheDidUpdate: () => dropOldest(cacheName, limit) }],
});

export const openLanguageFile: RouteHandlerCallback = async ({ request, event }) =>
  (await cacheAnswers()) ? strategy.handle({ request, event }) : fetch(request);
