import type { Container } from 'inversify';
import { BrowserPaymentRecords } from '#adapters/browser/BrowserPaymentRecords.ts';
import { BrowserTokenStore } from '#adapters/browser/BrowserTokenStore.ts';
import { bindOnce } from '../token.ts';
import { ports } from '../tokens.ts';

/** What is kept on this device, whoever stands behind the other ports. */
export function bindDevicePorts(container: Container): void {
  bindOnce(container, ports.tokenStore, [], () => new BrowserTokenStore());
  bindOnce(container, ports.paymentRecords, [], () => new BrowserPaymentRecords());
}
