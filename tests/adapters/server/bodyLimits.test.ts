import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptySeed } from '../emptySeed.ts';
import { type RunningBackend, imageKey, startLocalBackend } from '../localBackend.ts';

let running: RunningBackend;

beforeAll(async () => {
  running = await startLocalBackend(emptySeed);
});
afterAll(() => running.backend.stop());

async function post(path: string, kilobytes: number): Promise<Response> {
  return fetch(running.backend.url + path, {
    method: 'POST',
    body: JSON.stringify({ name: 'x'.repeat(kilobytes * 1024) }),
  });
}

describe('[G-SEC-1] a body', () => {
  it.each(['/users', '/booking', '/allproducts', '/create-payment-intent'])(
    'of 200 KiB is refused by %s, as JSON',
    async (path) => {
      const answer = await post(path, 200);
      expect(answer.status).toBe(413);
      expect(await answer.json()).toEqual({ message: 'The body is larger than 100 KiB' });
    },
  );

  it('of 50 KiB is read', async () => {
    expect((await post('/reports', 50)).status).toBe(204);
  });

  it('with a picture may be larger, up to a limit', async () => {
    expect((await post(`/1/upload?key=${imageKey}`, 200)).status).toBe(400);
    expect((await post(`/1/upload?key=${imageKey}`, 34 * 1024)).status).toBe(413);
  });
});
