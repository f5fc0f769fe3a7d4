// @vitest-environment happy-dom
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { vi } from 'vitest';
import { BrowserClock } from '#adapters/browser/BrowserClock.ts';
import { BrowserDraftStore } from '#adapters/browser/BrowserDraftStore.ts';
import { BrowserPaymentRecords } from '#adapters/browser/BrowserPaymentRecords.ts';
import { BrowserTokenStore } from '#adapters/browser/BrowserTokenStore.ts';
import { IndexedDraftPictureStore } from '#adapters/browser/IndexedDraftPictureStore.ts';
import { describeClockContract } from './Clock.contract.ts';
import { describeDraftPictureStoreContract } from './DraftPictureStore.contract.ts';
import { describeDraftStoreContract } from './DraftStore.contract.ts';
import { describePaymentRecordsContract } from './PaymentRecords.contract.ts';
import { describeTokenStoreContract } from './TokenStore.contract.ts';

const stop = async (): Promise<void> => localStorage.clear();

describeTokenStoreContract('in the browser', async () => ({ store: new BrowserTokenStore(), stop }));
describePaymentRecordsContract('in the browser', async () => ({ records: new BrowserPaymentRecords(), stop }));
describeClockContract('of the browser', async () => ({ clock: new BrowserClock() }));
describeDraftStoreContract('in the browser', async () => ({ store: new BrowserDraftStore(), stop }));
describeDraftPictureStoreContract('in the browser', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  return { store: new IndexedDraftPictureStore(), stop: async () => void vi.unstubAllGlobals() };
});
