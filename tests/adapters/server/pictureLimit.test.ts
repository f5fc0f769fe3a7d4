import { afterAll, beforeAll, expect, it } from 'vitest';
import { largestPicture } from '#domain/selling/pictureRules.ts';
import { emptySeed } from '../emptySeed.ts';
import { type RunningBackend, imageKey, startLocalBackend } from '../localBackend.ts';

let running: RunningBackend;

beforeAll(async () => {
  running = await startLocalBackend(emptySeed);
});
afterAll(() => running.backend.stop());

async function upload(size: number): Promise<Response> {
  const body = new FormData();
  const bytes = new Uint8Array(size);
  bytes.set([0xff, 0xd8, 0xff, 0xe0]);
  body.append('image', new File([bytes], 'photo.jpg', { type: 'image/jpeg' }));
  return fetch(`${running.backend.url}/1/upload?key=${imageKey}`, { method: 'POST', body });
}

it('[G-PHOTO-1] the local image host takes a picture of exactly the limit, whatever its form adds', async () => {
  expect((await upload(largestPicture)).status).toBe(200);
});

it('[G-PHOTO-1] the local image host refuses a picture one byte larger', async () => {
  expect((await upload(largestPicture + 1)).status).toBe(413);
});
