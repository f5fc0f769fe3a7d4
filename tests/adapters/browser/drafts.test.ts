// @vitest-environment happy-dom
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BrowserDraftStore } from '#adapters/browser/BrowserDraftStore.ts';
import { IndexedDraftPictureStore } from '#adapters/browser/IndexedDraftPictureStore.ts';
import type { DraftName } from '#domain/drafting/Draft.ts';

const name: DraftName = { form: 'add-product', owner: 'nusrat@example.com', subject: null };
const draft = { fields: { productName: 'ThinkPad' }, savedAt: 5 };
const key = 're-sale-shop:drafts';
const picture = { file: new File(['picture'], 'x1.jpg', { type: 'image/jpeg' }), url: null, savedAt: 5 };

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('[G-FORM-1] texts of drafts', () => {
  test('are there after a reload, and a second tab’s beside them', () => {
    const other: DraftName = { ...name, form: 'booking', subject: 'p1' };
    const first = new BrowserDraftStore();
    const second = new BrowserDraftStore();
    expect(first.write(name, draft)).toBe(true);
    expect(second.write(other, draft)).toBe(true);
    expect(new BrowserDraftStore().read(name)).toEqual(draft);
    expect(new BrowserDraftStore().read(other)).toEqual(draft);
  });

  test('leave nothing behind once all of them are gone', () => {
    const store = new BrowserDraftStore();
    store.write(name, draft);
    store.remove(name);
    expect(localStorage).toHaveLength(0);
  });

  test.each([
    ['another version’s', JSON.stringify({ version: 2, value: [{ ...name, ...draft }] })],
    ['half of it', '{"version":1,"val'],
    ['a list in place of an envelope', '[1,2]'],
    ['an object in place of a list', '{"version":1,"value":{"length":1}}'],
    ['a draft without fields', JSON.stringify({ version: 1, value: [{ ...name, savedAt: 5 }] })],
    ['fields that are no texts', JSON.stringify({ version: 1, value: [{ ...name, ...draft, fields: { productName: 7 } }] })],
    ['an age that is none', JSON.stringify({ version: 1, value: [{ ...name, ...draft, savedAt: 'today' }] })],
  ])('are dropped where storage holds %s, and can be written again', (_what, text) => {
    localStorage.setItem(key, text);
    const store = new BrowserDraftStore();
    expect(store.read(name)).toBeNull();
    expect(() => store.remove(name)).not.toThrow();
    expect(store.write(name, draft)).toBe(true);
    expect(store.read(name)).toEqual(draft);
  });

  test('take no other with them when one is damaged', () => {
    localStorage.setItem(key, JSON.stringify({ version: 1, value: [null, 7, { ...name, ...draft }] }));
    expect(new BrowserDraftStore().read(name)).toEqual(draft);
  });

  test('are bounded: the oldest makes room', () => {
    const store = new BrowserDraftStore();
    for (let index = 0; index < 100; index += 1) store.write({ ...name, form: 'booking', subject: `p${index}` }, draft);
    expect(store.read({ ...name, form: 'booking', subject: 'p0' })).toBeNull();
    expect(store.read({ ...name, form: 'booking', subject: 'p99' })).toEqual(draft);
  });
});

function rawTable(): Promise<IDBObjectStore> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('re-sale-shop');
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('success', () =>
      resolve(opening.result.transaction('draft-pictures', 'readwrite').objectStore('draft-pictures')));
  });
}

describe('[G-FORM-1] pictures of drafts', () => {
  test('are there after a reload', async () => {
    expect(await new IndexedDraftPictureStore().write(name, picture)).toBe(true);
    const found = await new IndexedDraftPictureStore().read(name);
    expect(await found?.file.arrayBuffer()).toEqual(await picture.file.arrayBuffer());
  });

  test.each<[string, () => void]>([
    ['there is no database at all', () => vi.stubGlobal('indexedDB', undefined)],
    ['the browser forbids even looking', () => {
      vi.stubGlobal('indexedDB', { open: () => { throw new DOMException('Denied', 'SecurityError'); } });
    }],
    ['another version of the shop is newer', () => {
      indexedDB.open('re-sale-shop', 9).addEventListener('success', ({ target }) => (target as IDBOpenDBRequest).result.close());
    }],
    ['the tables are other ones', () => {
      const opening = indexedDB.open('re-sale-shop', 1);
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('something-else'));
      opening.addEventListener('success', () => opening.result.close());
    }],
    ['there is no room', () => vi.stubGlobal('indexedDB', withoutRoom())],
  ])('are remembered for as long as the page is open where %s', async (_why, breaks) => {
    breaks();
    const store = new IndexedDraftPictureStore();
    expect(await store.read(name)).toBeNull();
    expect(await store.write(name, picture)).toBe(false);
    expect((await store.read(name))?.file.name).toBe('x1.jpg');
    expect(await new IndexedDraftPictureStore().read(name)).toBeNull();
    await store.forget('nusrat@example.com');
    expect(await store.read(name)).toBeNull();
    await store.remove(name);
  });

  test.each([
    ['a text', 'x'],
    ['a picture without bytes', { name: 'x1.jpg', type: 'image/jpeg', url: null, savedAt: 5 }],
    ['bytes that are none', { name: 'x1.jpg', type: 'image/jpeg', bytes: [1, 2], url: null, savedAt: 5 }],
  ])('are dropped where the table holds %s', async (_what, value) => {
    const store = new IndexedDraftPictureStore();
    await store.write(name, picture);
    (await rawTable()).put(value, ['nusrat@example.com', 'add-product', '']);
    expect(await store.read(name)).toBeNull();
  });

  test('that cannot be read are not kept', async () => {
    const file = { ...picture.file, name: 'gone.jpg', type: 'image/jpeg', size: 7, arrayBuffer: () => Promise.reject(new Error('The file is gone.')) };
    expect(await new IndexedDraftPictureStore().write(name, { ...picture, file })).toBe(false);
  });
});

/** A database that takes nothing in, as a full disk does: the transaction is given up at its end. */
function withoutRoom(): IDBFactory {
  const factory = new IDBFactory();
  const open = factory.open.bind(factory);
  factory.open = (...which) => {
    const opening = open(...which);
    opening.addEventListener('success', () => {
      const database = opening.result;
      const begin = database.transaction.bind(database);
      database.transaction = (...tables) => {
        const transaction = begin(...tables);
        if (tables[1] === 'readwrite') queueMicrotask(() => transaction.abort());
        return transaction;
      };
    });
    return opening;
  };
  return factory;
}
