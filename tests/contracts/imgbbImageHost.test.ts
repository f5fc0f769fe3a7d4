import { expect, it } from 'vitest';
import { ImgbbImageHost } from '#adapters/imgbb/ImgbbImageHost.ts';
import { emptySeed } from '../adapters/emptySeed.ts';
import { imageKey, startLocalBackend } from '../adapters/localBackend.ts';
import { nodeTransport } from '../adapters/nodeTransport.ts';
import { valueOf } from './expectResult.ts';
import { type ImageHostHarness, aPicture, describeImageHostContract } from './ImageHost.contract.ts';

async function harness(): Promise<ImageHostHarness> {
  const { backend } = await startLocalBackend(emptySeed);
  let isOnline = true;
  let stopped: Promise<void> | null = null;
  const stop = (): Promise<void> => {
    stopped ??= backend.stop();
    return stopped;
  };
  return {
    host: new ImgbbImageHost(
      nodeTransport(() => isOnline),
      { url: `${backend.url}/1/upload`, key: imageKey },
    ),
    goOffline: () => {
      isOnline = false;
      void stop();
    },
    stop,
  };
}

describeImageHostContract('ImgBB, over HTTP', harness);

it('[S-SELL-3] the picture’s URL is public', async () => {
  const { host, stop } = await harness();
  const picture = aPicture();
  const answer = await fetch(valueOf(await host.upload(picture)));
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(await answer.arrayBuffer()).toEqual(await picture.arrayBuffer());
  await stop?.();
});
