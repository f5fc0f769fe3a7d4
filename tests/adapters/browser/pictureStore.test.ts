// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { anIndexedDb } from '../../builders/anIndexedDb.ts';
import { IndexedPictureStore } from '#adapters/browser/IndexedPictureStore.ts';
import type { PictureKey } from '#domain/selling/PictureStore.ts';
import { withoutRoom } from './withoutRoom.ts';

const key: PictureKey = ['nusrat@example.com', 'add-product', ''];
const picture = { file: new File(['picture'], 'x1.jpg', { type: 'image/jpeg' }), url: null, savedAt: 5 };

beforeEach(() => {
  anIndexedDb();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function rawTable(): Promise<IDBObjectStore> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('re-sale-shop');
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('success', () =>
      resolve(opening.result.transaction('draft-pictures', 'readwrite').objectStore('draft-pictures')),
    );
  });
}

describe('[G-FORM-1] pictures of drafts', () => {
  test('are there after a reload', async () => {
    expect(await new IndexedPictureStore().write(key, picture)).toBe(true);
    const found = await new IndexedPictureStore().read(key);
    expect(await found?.file.arrayBuffer()).toEqual(await picture.file.arrayBuffer());
  });

  test.each<[string, () => void]>([
    ['there is no database at all', () => vi.stubGlobal('indexedDB', undefined)],
    [
      'the browser forbids even looking',
      () => {
        vi.stubGlobal('indexedDB', {
          open: () => {
            throw new DOMException('Denied', 'SecurityError');
          },
        });
      },
    ],
    [
      'another version of the shop is newer',
      () => {
        indexedDB
          .open('re-sale-shop', 9)
          .addEventListener('success', ({ target }) => (target as IDBOpenDBRequest).result.close());
      },
    ],
    [
      'the tables are other ones',
      () => {
        const opening = indexedDB.open('re-sale-shop', 1);
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('something-else'));
        opening.addEventListener('success', () => opening.result.close());
      },
    ],
    ['there is no room', () => vi.stubGlobal('indexedDB', withoutRoom())],
  ])('last as long as the page is open where %s', async (_why, breaks) => {
    breaks();
    const store = new IndexedPictureStore();
    expect(await store.read(key)).toBeNull();
    expect(await store.write(key, picture)).toBe(false);
    expect((await store.read(key))?.file.name).toBe('x1.jpg');
    expect(await new IndexedPictureStore().read(key)).toBeNull();
    await store.removeAll('nusrat@example.com');
    expect(await store.read(key)).toBeNull();
    await store.remove(key);
  });

  test.each([
    ['a text', 'x'],
    ['an unfinished record', { bytes: new ArrayBuffer(1) }],
    ['a picture without bytes', { name: 'x1.jpg', type: 'image/jpeg', url: null, savedAt: 5 }],
    ['bytes that are none', { name: 'x1.jpg', type: 'image/jpeg', bytes: [1, 2], url: null, savedAt: 5 }],
  ])('are dropped where the table holds %s', async (_what, value) => {
    const store = new IndexedPictureStore();
    await store.write(key, picture);
    (await rawTable()).put(value, [...key]);
    expect(await store.read(key)).toBeNull();
  });

  test('of only one folder are removed when there is no room', async () => {
    vi.stubGlobal('indexedDB', withoutRoom());
    const his: PictureKey = ['rahim@example.com', 'add-product', ''];
    const store = new IndexedPictureStore();
    await store.write(key, picture);
    await store.write(his, picture);
    await store.removeAll('nusrat@example.com');
    expect(await store.read(key)).toBeNull();
    expect(await store.read(his)).toEqual({ ...picture, isKept: false });
  });

  test('that are newer stay when an older one is saved late', async () => {
    const store = new IndexedPictureStore();
    const older = store.write(key, picture);
    const endless = new Promise<ArrayBuffer>(() => undefined);
    const file = { name: 'x2.jpg', type: 'image/jpeg', size: 7, arrayBuffer: () => endless };
    void store.write(key, { ...picture, file });
    expect(await older).toBe(true);
    expect((await store.read(key))?.file.name).toBe('x2.jpg');
  });

  test('that were replaced before they were read are not stored', async () => {
    const store = new IndexedPictureStore();
    let read = (): void => {};
    const bytes = new Promise<ArrayBuffer>((resolve) => (read = () => resolve(new ArrayBuffer(7))));
    const file = { name: 'x0.jpg', type: 'image/jpeg', size: 7, arrayBuffer: () => bytes };
    const older = store.write(key, { ...picture, file });
    const hasRoom = indexedDB;
    vi.stubGlobal('indexedDB', withoutRoom());
    await store.write(key, picture);
    vi.stubGlobal('indexedDB', hasRoom);
    read();
    expect(await older).toBe(true);
    expect(await new IndexedPictureStore().read(key)).toBeNull();
  });

  test('keep no database open, so that the next release can change it', async () => {
    const store = new IndexedPictureStore();
    await store.write(key, picture);
    await store.read(key);
    const next = indexedDB.open('re-sale-shop', 2);
    const opened = await new Promise((resolve) => {
      next.addEventListener('blocked', () => resolve('blocked'));
      next.addEventListener('success', () => resolve('opened'));
    });
    next.result.close();
    expect(opened).toBe('opened');
  });

  test('that cannot be read are not stored', async () => {
    const file = {
      ...picture.file,
      name: 'gone.jpg',
      type: 'image/jpeg',
      size: 7,
      arrayBuffer: () => Promise.reject(new Error('The file is gone.')),
    };
    expect(await new IndexedPictureStore().write(key, { ...picture, file })).toBe(false);
  });
});
