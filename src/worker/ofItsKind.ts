import type { WorkboxPlugin } from 'workbox-core/types.js';

const kinds: Readonly<Record<string, RegExp>> = {
  js: /javascript/,
  css: /css/,
  html: /html/,
  svg: /svg/,
};

function isOfItsKind({ url }: Request, { ok, headers }: Response): boolean {
  const kind = kinds[new URL(url).pathname.split('.').at(-1) ?? ''];
  return ok && (kind === undefined || kind.test(headers.get('Content-Type') ?? ''));
}

/**
 * Refuses a page that a host answered in place of a missing file. The browser may have cached it for a year, so the file
 * is asked for once more. If that fails, Workbox gives up installing this release, and the next visit tries again.
 */
export const ofItsKind: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) =>
    isOfItsKind(request, response) ? response : fetch(request, { cache: 'reload' }),
  cacheWillUpdate: async ({ request, response }) => (isOfItsKind(request, response) ? response : null),
};
