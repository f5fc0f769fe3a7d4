// @vitest-environment happy-dom
import { BrowserClock } from '#adapters/browser/BrowserClock.ts';
import { BrowserPaymentRecords } from '#adapters/browser/BrowserPaymentRecords.ts';
import { BrowserTokenStore } from '#adapters/browser/BrowserTokenStore.ts';
import { describeClockContract } from './Clock.contract.ts';
import { describePaymentRecordsContract } from './PaymentRecords.contract.ts';
import { describeTokenStoreContract } from './TokenStore.contract.ts';

const stop = async (): Promise<void> => localStorage.clear();

describeTokenStoreContract('in the browser', async () => ({ store: new BrowserTokenStore(), stop }));
describePaymentRecordsContract('in the browser', async () => ({ records: new BrowserPaymentRecords(), stop }));
describeClockContract('of the browser', async () => ({ clock: new BrowserClock() }));
