import { expect, test, vi } from 'vitest';

const address = 'https://i.ibb.co/a.png';
const page = () => new Response('<h1>Not here</h1>', { headers: { 'content-type': 'text/html' } });
const picture = () => new Response('png', { headers: { 'content-type': 'image/png' } });

/** A worker as far as Workbox needs it. */
function aWorker(answers: Response[]): void {
  const kept = new Map<string, Response>();
  const cache = {
    match: async ({ url }: Request) => kept.get(url)?.clone(),
    put: async ({ url }: Request, answer: Response) => void kept.set(url, answer),
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
  };
  const scope = { registration: { scope: 'https://shop.example/' }, addEventListener: () => {} };
  vi.stubGlobal('self', Object.assign(globalThis, scope));
  vi.stubGlobal('location', new URL('https://shop.example/serviceWorker.js'));
  vi.stubGlobal('navigator', { userAgent: '' });
  vi.stubGlobal('caches', { ...cache, open: async () => cache });
  for (const name of ['ExtendableEvent', 'FetchEvent']) vi.stubGlobal(name, Event);
  vi.stubGlobal('fetch', async () => answers.shift() ?? Response.error());
}

test('[G-OFFLINE-1] a page that a host answers in place of a picture is not kept', async () => {
  aWorker([page(), picture()]);
  const { openPicture } = await import('#src/worker/keptPictures.ts');
  const waiting: Promise<unknown>[] = [];
  const event = { waitUntil: (work: Promise<unknown>) => void waiting.push(work) };
  const kindOf = async (): Promise<string | null> => {
    const answer = await openPicture({
      request: new Request(address),
      event: Object.assign(new Event('fetch'), event),
      url: new URL(address),
    });
    // Keeping it may bring more to wait for.
    for (const work of waiting) await work;
    return answer.headers.get('content-type');
  };
  expect(await kindOf()).toBe('text/html');
  expect(await kindOf()).toBe('image/png');
  // The network would answer with an error.
  expect(await kindOf()).toBe('image/png');
});
