import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = new Promise<undefined>(() => {});
const ofHost = async (): Promise<Response> => new Response('host');
const ofNobody = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

/** The cache's answer after some milliseconds. */
const kept = (milliseconds: number): Promise<Response> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(new Response('kept')), milliseconds);
  });

test('[G-OFFLINE-1, G-FAULT-1] a worker waits once for a cache that is late, and has its answer where there is no host', async () => {
  const { keptOr } = await import('#src/worker/keptOr.ts');
  const textOf = async (answer: Promise<Response>, milliseconds: number): Promise<string> => {
    const text = answer.then((one) => one.text()).catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(milliseconds);
    return Promise.race([text, Promise.resolve('nothing yet')]);
  };
  expect(await textOf(keptOr(kept(1), ofHost), 1)).toBe('kept');
  expect(await textOf(keptOr(Promise.resolve(undefined), ofHost), 0)).toBe('host');
  expect(await textOf(keptOr(Promise.reject(new Error('broken')), ofHost), 0)).toBe('host');
  expect(await textOf(keptOr(never, ofHost), 2900)).toBe('nothing yet');
  expect(await textOf(keptOr(kept(3300), ofNobody), 3300)).toBe('kept');
  expect(await textOf(keptOr(never, ofHost), 1)).toBe('host');
  expect(await textOf(keptOr(kept(2000), ofNobody), 2000)).toBe('kept');
  expect(await textOf(keptOr(never, ofNobody), 3001)).toBe('Failed to fetch');
});
