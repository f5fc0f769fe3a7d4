import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CachedSharedPhotos } from '#adapters/browser/CachedSharedPhotos.ts';
import { largestPicture } from '#domain/selling/pictureRules.ts';
import { shareAddress } from '#src/build/hosting/shareAddress.ts';
import { dropOldPhoto, isSharing, openShared } from '#src/worker/sharedPhotos.ts';
import { shareOf } from '#ui/features/selling/shareOf.ts';
import { paths } from '#ui/context/paths.ts';
import { describeSharedPhotosContract } from '../../contracts/SharedPhotos.contract.ts';
import { ACacheStorage } from './aCacheStorage.ts';

const day = 86_400_000;
const address = new URL(shareAddress, 'https://shop.example');
const photos = new CachedSharedPhotos({ now: () => Date.now() });
let caches = new ACacheStorage();

beforeEach(() => {
  caches = new ACacheStorage();
  vi.stubGlobal('caches', caches);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const photo = (name = 'x1.jpg', size = 3): File => new File([new Uint8Array(size)], name, { type: 'image/jpeg' });

/** A phone's share menu posts files. Answers what the form's address then says. */
async function share(...files: readonly File[]): Promise<string | null> {
  const body = new FormData();
  for (const file of files) body.append('photo', file);
  return post(new Request(address, { method: 'POST', body }));
}

async function post(request: Request): Promise<string | null> {
  const makeRoom = async () => void (await caches.delete('pictures'));
  const answer = await openShared(makeRoom)({ request, url: address, event: {} as never });
  expect(answer.status).toBe(303);
  const to = new URL(answer.headers.get('Location') ?? '');
  expect(to.origin + to.pathname).toBe(`https://shop.example${paths.addProduct}`);
  return shareOf(to.search);
}

describeSharedPhotosContract('in the browser’s cache, as the service worker leaves them', async () => {
  vi.stubGlobal('caches', new ACacheStorage());
  return { photos, share: async (one) => void (await share(one)), stop: async () => void vi.unstubAllGlobals() };
});

describe('[G-SHARE-1] the service worker', () => {
  it('takes what the manifest says that a phone posts, and nothing from elsewhere', () => {
    const { share_target: target } = JSON.parse(readFileSync('src/manifest.webmanifest', 'utf8')) as {
      readonly share_target: object;
    };
    expect(target).toEqual({
      action: shareAddress,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'photo', accept: ['image/*'] }] },
    });
    const asked = (url: URL, sameOrigin: boolean) =>
      isSharing({ url, sameOrigin, request: new Request(url), event: {} as never });
    expect(asked(address, true)).toBe(true);
    expect(asked(address, false)).toBe(false);
    expect(asked(new URL('/', address), true)).toBe(false);
  });

  it('opens the form with one photo, and with the first of several', async () => {
    expect(await share(photo())).toBe('kept');
    expect(await share(photo('first.jpg'), photo('second.jpg'))).toBe('first');
    expect((await photos.read())?.name).toBe('first.jpg');
  });

  it('keeps every photo that the form accepts, and says that a larger one is too large', async () => {
    expect(await share(photo('large.jpg', largestPicture))).toBe('kept');
    expect(await share(photo('larger.jpg', largestPicture + 1))).toBe('too-large');
    expect(await photos.read(), 'the earlier photo was replaced').toBeNull();
  });

  it.each([
    ['no file', () => share()],
    ['an empty file', () => share(photo('empty.jpg', 0))],
    [
      'a text in place of the file',
      () => post(new Request(address, { method: 'POST', body: new URLSearchParams({ photo: 'x' }) })),
    ],
    ['a body that cannot be read', () => post(new Request(address, { method: 'POST', body: '{}' }))],
  ])('opens the form and says that the photo did not arrive: %s', async (_what, send) => {
    await share(photo());
    expect(await send()).toBe('lost');
    expect(await photos.read()).toBeNull();
  });

  it('makes room by removing the pictures of products, and says so where there is still none', async () => {
    const pictures = await caches.open('pictures');
    await pictures.put('/seen.jpg', new Response(new Uint8Array(10)));
    caches.room = 12;
    expect(await share(photo())).toBe('kept');
    expect(await caches.keys()).toEqual(['shared-photo']);
    expect(await share(photo('large.jpg', 13))).toBe('lost');
    expect(await photos.read()).toBeNull();
  });

  it('opens the form where storage is forbidden, and the form finds no photo', async () => {
    const forbidden = () => Promise.reject(new DOMException('', 'SecurityError'));
    vi.stubGlobal('caches', { open: forbidden, match: forbidden, delete: forbidden });
    expect(await share(photo())).toBe('lost');
    expect(await photos.read()).toBeNull();
    await photos.remove();
    await dropOldPhoto();
  });

  it('[G-FAULT-1] opens the form after ten seconds where storage never answers, and says that the photo did not arrive', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const never = () => new Promise<never>(() => undefined);
    vi.stubGlobal('caches', { open: never, match: never, delete: never });
    const shared = share(photo());
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await shared).toBe('lost');
  });

  it('removes a photo after a day, until when the form can read it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await share(photo());
    vi.setSystemTime(Date.now() + day - 1);
    await dropOldPhoto();
    expect(await photos.read()).not.toBeNull();
    vi.setSystemTime(Date.now() + 1);
    expect(await photos.read()).toBeNull();
    expect(await caches.keys()).toEqual(['shared-photo']);
    await dropOldPhoto();
    expect(await caches.keys()).toEqual([]);
  });
});
