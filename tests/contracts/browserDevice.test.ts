// @vitest-environment happy-dom
import { vi } from 'vitest';
import { anIndexedDb } from '../builders/anIndexedDb.ts';
import { BrowserClock } from '#adapters/browser/BrowserClock.ts';
import { BrowserDeviceStore } from '#adapters/browser/BrowserDeviceStore.ts';
import { BrowserPaymentRecords } from '#adapters/browser/BrowserPaymentRecords.ts';
import { BrowserStorage } from '#adapters/browser/BrowserStorage.ts';
import { BrowserTokenStore } from '#adapters/browser/BrowserTokenStore.ts';
import { IndexedPictureStore } from '#adapters/browser/IndexedPictureStore.ts';
import { describeClockContract } from './Clock.contract.ts';
import { describeDeviceStoreContract } from './DeviceStore.contract.ts';
import { describePaymentRecordsContract } from './PaymentRecords.contract.ts';
import { describePictureStoreContract } from './PictureStore.contract.ts';
import { describeTokenStoreContract } from './TokenStore.contract.ts';

const stop = async (): Promise<void> => localStorage.clear();

describeTokenStoreContract('in the browser', async () => ({
  store: new BrowserTokenStore(),
  elsewhere: (token) => {
    localStorage.setItem('access_token', token);
    window.dispatchEvent(new StorageEvent('storage', { key: 'access_token', newValue: token }));
  },
  stop,
}));
describePaymentRecordsContract('in the browser', async () => ({
  records: new BrowserPaymentRecords({ owner: () => 'nusrat@example.com' }),
  stop,
}));
describeClockContract('of the browser', async () => ({ clock: new BrowserClock() }));
describeDeviceStoreContract('in the browser', async () => {
  const tell = (before: Record<string, string>): void => {
    for (const key of new Set([...Object.keys(before), ...Object.keys(localStorage)])) {
      const newValue = localStorage.getItem(key);
      if (newValue !== (before[key] ?? null)) window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    }
  };
  let hasRoom = true;
  const storage = {
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, text) => {
      if (!hasRoom) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      localStorage.setItem(key, text);
    },
    removeItem: (key) => localStorage.removeItem(key),
  } satisfies Partial<Storage> as Partial<Storage> as Storage;
  return {
    store: new BrowserDeviceStore(new BrowserStorage('re-sale-shop:', storage)),
    openTab: () => new BrowserDeviceStore(),
    elsewhere: (change) => {
      const before = { ...localStorage };
      change(new BrowserDeviceStore());
      // A browser notifies every tab except the one that wrote.
      tell(before);
    },
    fill: () => {
      hasRoom = false;
    },
    stop,
  };
});
describePictureStoreContract('in the browser', async () => {
  anIndexedDb();
  return {
    store: new IndexedPictureStore(),
    fill: () => vi.stubGlobal('indexedDB', undefined),
    stop: async () => void vi.unstubAllGlobals(),
  };
});
