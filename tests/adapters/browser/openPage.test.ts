import { describe, expect, it, vi } from 'vitest';
import { openPage } from '#src/worker/openPage.ts';

const kept = async (path: string): Promise<Response> => new Response(`kept ${path}`);

type Answers = {
  readonly preload: Promise<Response | undefined>;
  readonly fetched?: Promise<Response>;
};

/** Opens an address in a worker, and answers what the page shows. */
async function opened(path: string, { preload, fetched = Promise.reject(new TypeError('offline')) }: Answers) {
  vi.stubGlobal('fetch', () => fetched);
  fetched.catch(() => {});
  const url = new URL(path, 'https://shop.example');
  const event = Object.assign(new Event('fetch'), { preloadResponse: preload, waitUntil: () => {} });
  const answer = await openPage(kept)({ request: new Request(url), event, url });
  vi.unstubAllGlobals();
  return answer.text();
}

describe('[G-OFFLINE-1] a page of a shop that was opened before', () => {
  it('comes from the host when it answers', async () => {
    expect(await opened('/blog', { preload: Promise.resolve(new Response('new')) })).toBe('new');
    expect(
      await opened('/blog', { preload: Promise.resolve(undefined), fetched: Promise.resolve(new Response('new')) }),
    ).toBe('new');
  });

  it.each([
    ['a browser that rejects its early request, such as Chrome', () => Promise.reject<undefined>(new DOMException())],
    ['a browser that answers it with an error, such as Firefox', () => Promise.resolve(Response.error())],
    ['a browser without early requests', () => Promise.resolve(undefined)],
  ])('comes from the device without a network, in %s', async (_browser, preload) => {
    expect(await opened('/allproducts', { preload: preload() })).toBe('kept /app.html');
    expect(await opened('/', { preload: preload() })).toBe('kept /index.html');
  });

  it('comes from the device when the host is broken', async () => {
    expect(await opened('/blog', { preload: Promise.resolve(new Response('Oh', { status: 502 })) })).toBe(
      'kept /app.html',
    );
  });
});
