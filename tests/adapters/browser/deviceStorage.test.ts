// @vitest-environment happy-dom
import { array, string } from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BrowserPaymentRecords } from '#adapters/browser/BrowserPaymentRecords.ts';
import { BrowserStorage } from '#adapters/browser/BrowserStorage.ts';
import { BrowserTokenStore } from '#adapters/browser/BrowserTokenStore.ts';
import { DeviceStorage, type Shelf } from '#adapters/browser/DeviceStorage.ts';
import { taka } from '#domain/shared/Money.ts';

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
  ])('%s remembers for as long as the page is open', (_why, open) => {
    const storage = open();
    expect(storage.write('key', 'value')).toBe(false);
    expect(storage.read('key')).toBe('value');
    storage.remove('key');
    expect(storage.read('key')).toBeNull();
  });

  test('that cannot be read is empty', () => {
    expect(new BrowserStorage('', refusing('getItem')).read('key')).toBeNull();
  });

  test('that nothing can be taken out of does not throw', () => {
    expect(() => new BrowserStorage('', refusing('removeItem')).remove('key')).not.toThrow();
  });

  test('that may not even be looked at is as good as none', () => {
    const looked = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    const storage = new BrowserStorage();
    looked.mockRestore();
    expect(storage.write('key', 'value')).toBe(false);
    expect(storage.read('key')).toBe('value');
  });

  test('tells what another tab changed, and no more once told to stop', () => {
    const heard = vi.fn();
    const stop = new BrowserStorage('shop:').onChangeElsewhere('key', heard);
    const change = (key: string | null): boolean => window.dispatchEvent(new StorageEvent('storage', { key }));
    change('shop:key');
    change('shop:other');
    change('key');
    // Everything was cleared.
    change(null);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    change('shop:key');
    expect(heard).toHaveBeenCalledTimes(2);
  });
});

test('[S-AUTH-2] the token is kept under access_token', () => {
  const store = new BrowserTokenStore();
  store.write('a.b.c');
  expect(localStorage.getItem('access_token')).toBe('a.b.c');
  store.clear();
  expect(localStorage.getItem('access_token')).toBeNull();
});

test('[G-SESSION-1] a token that another tab took away is gone here, too', () => {
  const store = new BrowserTokenStore();
  store.write('a.b.c');
  localStorage.removeItem('access_token');
  expect(store.read()).toBeNull();
});

describe('a value on the device', () => {
  const shelf: Shelf<string[]> = { key: 'wish-list', version: 2, schema: array(string()) };
  const name = 're-sale-shop:wish-list';

  test('is there after a reload', () => {
    expect(new DeviceStorage().write(shelf, ['a', 'b'])).toBe(true);
    expect(new DeviceStorage().read(shelf)).toEqual(['a', 'b']);
    new DeviceStorage().remove(shelf);
    expect(new DeviceStorage().read(shelf)).toBeUndefined();
  });

  test.each([
    ['another version', '{"version":1,"value":["a"]}'],
    ['another shape', '{"version":2,"value":[1]}'],
    ['no envelope', '["a"]'],
    ['half of it', '{"version":2,"val'],
    ['nothing', ''],
  ])('of which storage has %s is absent', (_what, text) => {
    localStorage.setItem(name, text);
    expect(new DeviceStorage().read(shelf)).toBeUndefined();
  });

  test('that another tab changed is told', () => {
    const heard = vi.fn();
    new DeviceStorage().onChangeElsewhere(shelf, heard);
    window.dispatchEvent(new StorageEvent('storage', { key: name }));
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

test('[G-PAY-1] what was begun and paid is known after a reload and in a second tab', () => {
  new BrowserPaymentRecords().begin('b1', 'pi_1_secret_1');
  new BrowserPaymentRecords().markPaid('b2', { reference: 'pi_2', charge: taka(700), isReal: true });
  new BrowserPaymentRecords().setProcessing('b3', true);
  const other = new BrowserPaymentRecords();
  expect(other.begun('b1')).toBe('pi_1_secret_1');
  expect(other.isProcessing('b3')).toBe(true);
  expect(other.paid('b2')).toEqual({ reference: 'pi_2', charge: taka(700), isReal: true });
});

test('[G-PAY-1] what was paid before records said whether money moved is taken for paid', () => {
  const charge = taka(700);
  const kept = { version: 1, value: { b2: { reference: 'pi_2', charge } } };
  localStorage.setItem('re-sale-shop:payments-paid', JSON.stringify(kept));
  expect(new BrowserPaymentRecords().paid('b2')).toEqual({ reference: 'pi_2', charge, isReal: true });
});

test.each(['payments-begun', 'payments-paid'])('[G-PAY-1] another tab that writes %s is heard, until one stops listening', (key) => {
  const heard = vi.fn();
  const stop = new BrowserPaymentRecords().onChangeElsewhere(heard);
  const write = (): boolean => window.dispatchEvent(new StorageEvent('storage', { key: `re-sale-shop:${key}` }));
  write();
  window.dispatchEvent(new StorageEvent('storage', { key: 're-sale-shop:theme' }));
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  write();
  expect(heard).toHaveBeenCalledTimes(1);
});
