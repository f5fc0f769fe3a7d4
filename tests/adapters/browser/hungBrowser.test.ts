// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { anIndexedDb } from '../../builders/anIndexedDb.ts';
import { CachedSharedPhotos } from '#adapters/browser/CachedSharedPhotos.ts';
import { IndexedPictureStore } from '#adapters/browser/IndexedPictureStore.ts';
import { redrawInWorker } from '#adapters/browser/photo/redrawInWorker.ts';
import type { PictureKey } from '#domain/selling/PictureStore.ts';
import { HeldTimer, isSettled } from '../../HeldTimer.ts';

const key: PictureKey = ['nusrat@example.com', 'add-product', ''];
const picture = { file: new File(['picture'], 'x1.jpg', { type: 'image/jpeg' }), url: null, savedAt: 5 };

afterEach(() => vi.unstubAllGlobals());

/** An IndexedDB request that never fires an event. */
const silence = { addEventListener: () => undefined };

test('[G-FAULT-1] a database that never opens is given up after 3 seconds and yields no picture', async () => {
  vi.stubGlobal('indexedDB', { open: () => silence });
  const held = new HeldTimer();
  const reading = new IndexedPictureStore(held.timer).read(key);
  held.pass(2999);
  expect(await isSettled(reading)).toBe(false);
  held.pass(1);
  expect(await reading).toBeNull();
});

test('[G-FAULT-1] a database that never opens does not say that it has no picture', async () => {
  vi.stubGlobal('indexedDB', { open: () => silence });
  const held = new HeldTimer();
  const looking = new IndexedPictureStore(held.timer).lacks(key);
  held.pass(3000);
  expect(await looking).toBe(false);
});

test('[G-FAULT-1] a transaction that never ends is given up after 5 seconds, and the picture lasts as long as the page', async () => {
  const database = {
    transaction: () => ({ ...silence, objectStore: () => ({ put: () => silence }) }),
    close: vi.fn(),
  };
  vi.stubGlobal('indexedDB', {
    open: () => ({
      result: database,
      addEventListener: (event: string, heard: () => void) => {
        if (event === 'success') heard();
      },
    }),
  });
  const held = new HeldTimer();
  const store = new IndexedPictureStore(held.timer);
  const writing = store.write(key, picture);
  expect(await isSettled(writing)).toBe(false);
  held.pass(5000);
  expect(await writing).toBe(false);
  expect(await store.read(key)).toEqual({ ...picture, isKept: false });
  expect(database.close).toHaveBeenCalledTimes(1);
});

test('[G-FAULT-1] a cache that never answers has no shared photo after 3 seconds', async () => {
  const never = (): Promise<never> => new Promise(() => {});
  vi.stubGlobal('caches', { match: never, delete: never });
  const held = new HeldTimer();
  const photos = new CachedSharedPhotos({ now: () => 0 }, held.timer);
  const works = [photos.read(), photos.remove()];
  held.pass(2999);
  expect(await Promise.all(works.map(isSettled))).toEqual([false, false]);
  held.pass(1);
  expect(await Promise.all(works)).toEqual([null, undefined]);
});

test('a database that opens too late is closed, so that it blocks nobody', async () => {
  let opened: () => void = () => undefined;
  const close = vi.fn();
  vi.stubGlobal('indexedDB', {
    open: () => ({
      result: { close },
      addEventListener: (event: string, heard: () => void) => {
        if (event === 'success') opened = heard;
      },
    }),
  });
  const held = new HeldTimer();
  const reading = new IndexedPictureStore(held.timer).read(key);
  held.pass(3000);
  await reading;
  opened();
  await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1));
});

test('an answer in time leaves no timer behind', async () => {
  anIndexedDb();
  const held = new HeldTimer();
  expect(await new IndexedPictureStore(held.timer).write(key, picture)).toBe(true);
  expect(held.isHeld).toBe(false);
});

test('[G-FAULT-1] a photo worker that never answers is ended after 20 seconds, and the page draws the photo', async () => {
  const terminate = vi.fn();
  vi.stubGlobal('OffscreenCanvas', () => undefined);
  vi.stubGlobal(
    'Worker',
    class {
      readonly terminate = terminate;
      readonly addEventListener = () => undefined;
      readonly postMessage = () => undefined;
    },
  );
  const held = new HeldTimer();
  const drawing = redrawInWorker(new Blob(['photo']), undefined, held.timer);
  held.pass(19_999);
  expect(await isSettled(drawing)).toBe(false);
  held.pass(1);
  expect(await drawing).toBeNull();
  expect(terminate).toHaveBeenCalledTimes(1);
});
