// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BrowserDeviceStore } from '#adapters/browser/BrowserDeviceStore.ts';
import { BrowserPaymentRecords } from '#adapters/browser/BrowserPaymentRecords.ts';
import { BrowserStorage } from '#adapters/browser/BrowserStorage.ts';
import { BrowserTokenStore } from '#adapters/browser/BrowserTokenStore.ts';
import type { StoredValue } from '#domain/shared/DeviceStore.ts';
import { taka } from '#domain/shared/Money.ts';
import { keptPage } from '../../builders/keptPage.ts';

beforeEach(() => localStorage.clear());

function refusing(refused: 'setItem' | 'getItem' | 'removeItem'): Storage {
  const texts = new Map<string, string>();
  const refuse = (name: string): void => {
    if (name === refused) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  return {
    length: 0,
    key: () => null,
    clear: () => texts.clear(),
    getItem: (key) => {
      refuse('getItem');
      return texts.get(key) ?? null;
    },
    setItem: (key, value) => {
      refuse('setItem');
      texts.set(key, value);
    },
    removeItem: (key) => {
      refuse('removeItem');
      texts.delete(key);
    },
  };
}

describe('storage', () => {
  test.each([
    ['that is full', () => new BrowserStorage('', refusing('setItem'))],
    ['that the browser forbids', () => new BrowserStorage('', null)],
  ])('%s stores values for as long as the page is open', (_why, open) => {
    const storage = open();
    expect(storage.write('key', 'value')).toBe(false);
    expect(storage.read('key')).toBe('value');
    storage.remove('key');
    expect(storage.read('key')).toBeNull();
  });

  test('that cannot be read is empty', () => {
    expect(new BrowserStorage('', refusing('getItem')).read('key')).toBeNull();
  });

  test('that nothing can be removed from does not throw', () => {
    expect(() => new BrowserStorage('', refusing('removeItem')).remove('key')).not.toThrow();
  });

  test('that the browser forbids counts as missing', () => {
    const looked = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    const storage = new BrowserStorage();
    looked.mockRestore();
    expect(storage.write('key', 'value')).toBe(false);
    expect(storage.read('key')).toBe('value');
  });

  test('that is full forgets what it could not keep once another tab has changed or removed it', () => {
    const device = refusing('setItem');
    const storage = new BrowserStorage('shop:', device);
    const stop = storage.onChangeElsewhere('drafts', () => {});
    storage.write('drafts', 'mine');
    storage.write('other', 'mine');
    window.dispatchEvent(new StorageEvent('storage', { key: 'shop:drafts', newValue: null, storageArea: device }));
    expect(storage.read('drafts')).toBeNull();
    expect(storage.read('other')).toBe('mine');
    stop();
  });

  test('reports changes of another tab until told to stop', () => {
    const heard = vi.fn();
    const stop = new BrowserStorage('shop:').onChangeElsewhere('key', heard);
    const change = (key: string | null): boolean => window.dispatchEvent(new StorageEvent('storage', { key }));
    change('shop:key');
    change('shop:other');
    change('key');
    // A null key means that the other tab cleared everything.
    change(null);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    change('shop:key');
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('reports what changed while the browser kept the page, until told to stop', () => {
    const heard = vi.fn();
    const stop = new BrowserStorage('shop:').onChangeElsewhere('key', heard);
    const change = (text: string): void => {
      keptPage.leave();
      localStorage.setItem('shop:key', text);
      keptPage.comeBack();
    };
    change('new');
    change('new');
    expect(heard.mock.calls).toEqual([['new']]);
    stop();
    change('newer');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['tells what changed in its own area', () => localStorage, [['new']]],
    ['keeps silent about session storage', () => sessionStorage, []],
  ])('%s', (_what, area, told) => {
    const heard = vi.fn();
    const stop = new BrowserStorage().onChangeElsewhere('key', heard);
    window.dispatchEvent(new StorageEvent('storage', { key: 'key', newValue: 'new', storageArea: area() }));
    stop();
    expect(heard.mock.calls).toEqual(told);
  });
});

test('[S-AUTH-2] the token is stored under access_token', () => {
  const store = new BrowserTokenStore();
  store.write('a.b.c');
  expect(localStorage.getItem('access_token')).toBe('a.b.c');
  store.clear();
  expect(localStorage.getItem('access_token')).toBeNull();
});

test('[G-SESSION-1] a token that another tab removed is gone here, too', () => {
  const store = new BrowserTokenStore();
  store.write('a.b.c');
  localStorage.removeItem('access_token');
  expect(store.read()).toBeNull();
});

describe('a value on the device', () => {
  const stored: StoredValue<readonly string[]> = {
    key: 'wish-list',
    version: 2,
    parse: (content) =>
      Array.isArray(content) && content.every((one) => typeof one === 'string') ? content : undefined,
  };
  const name = 're-sale-shop:wish-list';

  test('is there after a reload', () => {
    expect(new BrowserDeviceStore().write(stored, ['a', 'b'])).toBe(true);
    expect(new BrowserDeviceStore().read(stored)).toEqual(['a', 'b']);
    new BrowserDeviceStore().remove(stored);
    expect(new BrowserDeviceStore().read(stored)).toBeUndefined();
  });

  test.each([
    ['another version', '{"version":1,"value":["a"]}'],
    ['another shape', '{"version":2,"value":[1]}'],
    ['no envelope', '["a"]'],
    ['half of it', '{"version":2,"val'],
    ['nothing', ''],
  ])('of which storage has %s is absent', (_what, text) => {
    localStorage.setItem(name, text);
    expect(new BrowserDeviceStore().read(stored)).toBeUndefined();
  });

  test.each([
    ['the bare text of a time before versions', '["a"]', 0],
    ['an earlier version', '{"version":1,"value":["a"]}', 1],
  ])('of which storage has %s is upgraded', (_what, text, version) => {
    localStorage.setItem(name, text);
    const upgrade = vi.fn((content: unknown) => content);
    expect(new BrowserDeviceStore().read({ ...stored, upgrade })).toEqual(['a']);
    expect(upgrade).toHaveBeenCalledWith(['a'], version);
  });

  test.each([
    ['a number', '7', 7],
    ['a quoted text', '"a"', 'a'],
    ['null', 'null', null],
    ['an object of its own with a version', '{"version":1}', { version: 1 }],
    ['an object of its own with a value', '{"value":["a"]}', { value: ['a'] }],
    ['a version that is no number', '{"version":"1","value":["a"]}', { version: '1', value: ['a'] }],
  ])('of which storage has %s from a time before versions is upgraded whole', (_what, text, content) => {
    localStorage.setItem(name, text);
    const upgrade = vi.fn(() => ['upgraded']);
    expect(new BrowserDeviceStore().read({ ...stored, upgrade })).toEqual(['upgraded']);
    expect(upgrade).toHaveBeenCalledExactlyOnceWith(content, 0);
  });

  test.each([
    ['nothing', () => undefined],
    ['half of it', () => localStorage.setItem(name, '["a"')],
  ])('of which storage has %s is not upgraded', (_what, fill) => {
    fill();
    const upgrade = vi.fn(() => ['upgraded']);
    expect(new BrowserDeviceStore().read({ ...stored, upgrade })).toBeUndefined();
    expect(upgrade).not.toHaveBeenCalled();
  });

  test('without versions is the bare text, which a script before the shop can read', () => {
    const word: StoredValue<string> = {
      key: 'word',
      version: null,
      parse: (content) => (typeof content === 'string' ? content : undefined),
    };
    new BrowserDeviceStore().write(word, 'dark');
    expect(localStorage.getItem('re-sale-shop:word')).toBe('dark');
    localStorage.setItem('re-sale-shop:word', '{"version":1,"value":7}');
    expect(new BrowserDeviceStore().read(word)).toBe('{"version":1,"value":7}');
  });

  test('that another tab changed is reported', () => {
    const heard = vi.fn();
    new BrowserDeviceStore().onChangeElsewhere(stored, heard);
    window.dispatchEvent(new StorageEvent('storage', { key: name }));
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

const nusrats = () => new BrowserPaymentRecords({ owner: () => 'nusrat@example.com' });

test('[G-PAY-1] started and paid payments are known after a reload and in a second tab', () => {
  nusrats().begin('b1', 'pi_1_secret_1');
  nusrats().markPaid('b2', { reference: 'pi_2', charge: taka(700), isReal: true });
  nusrats().setProcessing('b3', true);
  const other = nusrats();
  expect(other.begun('b1')).toBe('pi_1_secret_1');
  expect(other.isProcessing('b3')).toBe(true);
  expect(other.paid('b2')).toEqual({ reference: 'pi_2', charge: taka(700), isReal: true });
});

test('[G-PAY-1] payments recorded before records said whether money moved count as paid', () => {
  const charge = taka(700);
  const stored = { version: 1, value: { b2: { reference: 'pi_2', charge } } };
  localStorage.setItem('re-sale-shop:payments-paid', JSON.stringify(stored));
  expect(nusrats().paid('b2')).toEqual({ reference: 'pi_2', charge, isReal: true });
});

test.each(['payments-begun', 'payments-paid'])(
  '[G-PAY-1] a write of %s by another tab is reported until the listener stops',
  (key) => {
    const heard = vi.fn();
    const stop = nusrats().onChangeElsewhere(heard);
    const write = (): boolean => window.dispatchEvent(new StorageEvent('storage', { key: `re-sale-shop:${key}` }));
    write();
    window.dispatchEvent(new StorageEvent('storage', { key: 're-sale-shop:theme' }));
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    write();
    expect(heard).toHaveBeenCalledTimes(1);
  },
);
