// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BrowserDeviceStore } from '#adapters/browser/BrowserDeviceStore.ts';
import { BrowserPaymentRecords } from '#adapters/browser/BrowserPaymentRecords.ts';
import { forgetBegunPayments } from '#adapters/browser/begunPayments.ts';
import type { BookingsApi } from '#domain/booking/BookingsApi.ts';
import { checkPayment } from '#domain/payment/checkPayment.ts';
import { confirmPayment } from '#domain/payment/confirmPayment.ts';
import type { PaymentProvider } from '#domain/payment/PaymentProvider.ts';
import { taka } from '#domain/shared/Money.ts';
import { ok } from '#domain/shared/Result.ts';
import { aBooking } from '../../builders/aBooking.ts';
import { answers } from '../../builders/answers.ts';

const day = 86_400_000;
const paid = { reference: 'pi_1', charge: taka(700), isReal: true };
let owner: string | null;
let now: number;

const records = () => new BrowserPaymentRecords({ owner: () => owner, clock: { now: () => now } });
const onDevice = () => JSON.stringify({ ...localStorage });

beforeEach(() => {
  localStorage.clear();
  owner = 'nusrat@example.com';
  now = Date.UTC(2026, 10, 22);
});

function begunAndPaid(): void {
  records().begin('b1', 'pi_1_secret_1');
  records().setProcessing('b1', true);
  records().markPaid('b1', paid);
}

describe('[G-PAY-1] records of payments', () => {
  test('are shown only to their owner, in any spelling of the e-mail', () => {
    begunAndPaid();
    owner = 'rahim@example.com';
    expect([records().begun('b1'), records().isProcessing('b1'), records().paid('b1')]).toEqual([null, false, null]);
    owner = 'Nusrat@Example.com';
    expect([records().begun('b1'), records().isProcessing('b1'), records().paid('b1')]).toEqual([
      'pi_1_secret_1',
      true,
      paid,
    ]);
  });

  test('are neither stored nor shown while nobody is signed in', () => {
    begunAndPaid();
    const before = onDevice();
    owner = null;
    expect([records().begun('b1'), records().isProcessing('b1'), records().paid('b1')]).toEqual([null, false, null]);
    begunAndPaid();
    expect(onDevice()).toBe(before);
  });

  test('are not the next person’s if their payer leaves in between', () => {
    const payers = records().ofPayer();
    payers.begin('b1', 'pi_1_secret_1');
    expect(records().begun('b1')).toBe('pi_1_secret_1');
    owner = 'rahim@example.com';
    payers.begin('b1', 'pi_2_secret_2');
    payers.setProcessing('b1', true);
    payers.markPaid('b1', paid);
    expect([records().begun('b1'), records().isProcessing('b1'), records().paid('b1')]).toEqual([null, false, null]);
    expect(onDevice()).not.toContain('pi_2');
    owner = 'nusrat@example.com';
    expect([records().isProcessing('b1'), records().paid('b1')]).toEqual([false, paid]);
  });

  test('stay the payer’s when somebody else has signed in before the provider answers', async () => {
    const report = { status: 'succeeded', description: '', ...paid } as const;
    const paymentProvider = {
      retrieve: async () => {
        owner = 'rahim@example.com';
        return ok(report);
      },
    } as Pick<PaymentProvider, 'retrieve'> as PaymentProvider;
    const bookings = { byId: answers(aBooking()) } as Pick<BookingsApi, 'byId'> as BookingsApi;
    const ports = { bookings, paymentProvider, paymentRecords: records() };
    const confirmCard = () => paymentProvider.retrieve('');
    await checkPayment(ports)('b1', 'pi_1_secret_1');
    expect(records().paid('b1')).toBeNull();
    owner = 'nusrat@example.com';
    await confirmPayment(ports)({ bookingId: 'b2', clientSecret: 'pi_1_secret_1', confirmCard, returnUrl: '' });
    expect(records().paid('b2')).toBeNull();
    owner = 'nusrat@example.com';
    expect([records().paid('b1'), records().paid('b2')]).toEqual([paid, paid]);
  });

  test('of an unfinished payment expire after 30 days and leave the device', () => {
    records().begin('b1', 'pi_1_secret_1');
    now += 30 * day - 1;
    expect(records().begun('b1')).toBe('pi_1_secret_1');
    now += 1;
    expect(records().begun('b1')).toBeNull();
    expect(onDevice()).not.toContain('secret');
  });

  test('of a payment that is under way keep its secret as long as they say so', () => {
    records().begin('b1', 'pi_1_secret_1');
    now += 2 * day;
    records().setProcessing('b1', true);
    now += 30 * day - 1;
    expect([records().isProcessing('b1'), records().begun('b1')]).toEqual([true, 'pi_1_secret_1']);
    now += 1;
    expect([records().isProcessing('b1'), records().begun('b1')]).toEqual([false, null]);
  });

  test('say that it is paid without the currency, if that is damaged', () => {
    records().markPaid('b1', { ...paid, charge: { amount: 700, currency: '' } });
    expect(records().paid('b1')).toEqual({ ...paid, charge: { amount: 700, currency: 'xxx' } });
  });

  test('that have expired are removed, and the others stay', () => {
    records().begin('b1', 'pi_1_secret_1');
    records().setProcessing('b1', true);
    now += day;
    records().begin('b2', 'pi_2_secret_2');
    now += 29 * day;
    expect(records().begun('b2')).toBe('pi_2_secret_2');
    expect(onDevice()).not.toContain('b1');
    expect(Object.keys(localStorage)).toEqual(['re-sale-shop:payments-begun']);
  });

  test('are not rewritten in other tabs while none has expired', () => {
    begunAndPaid();
    const device = new BrowserDeviceStore();
    const writes = vi.spyOn(device, 'write');
    const reloaded = new BrowserPaymentRecords({ owner: () => owner, clock: { now: () => now }, device });
    expect(reloaded.begun('b1')).toBe('pi_1_secret_1');
    expect(writes).not.toHaveBeenCalled();
  });

  test('of a finished payment lose their secret after one day and still say that it is paid', () => {
    records().begin('b1', 'pi_1_secret_1');
    records().markPaid('b1', paid);
    now += day;
    expect(records().begun('b1')).toBeNull();
    expect(onDevice()).not.toContain('secret');
    expect(records().paid('b1')).toEqual(paid);
  });

  test('survive a damaged record among them', () => {
    records().markPaid('b1', paid);
    const [key = ''] = Object.keys({ ...localStorage });
    const stored = JSON.parse(localStorage.getItem(key) ?? '') as { value: Record<string, unknown> };
    stored.value['b0'] = { owner, reference: 'pi_0' };
    localStorage.setItem(key, JSON.stringify(stored));
    expect(records().paid('b1')).toEqual(paid);
    records().markPaid('b2', paid);
    expect([records().paid('b0'), records().paid('b1')]).toEqual([null, paid]);
  });

  test.each(['nusrat@example.com', undefined])(
    'lose every secret when %s signs out, and still say what is paid',
    (leaving) => {
      begunAndPaid();
      forgetBegunPayments(new BrowserDeviceStore(), leaving);
      expect(onDevice()).not.toContain('secret');
      expect(records().paid('b1')).toEqual(paid);
    },
  );

  test.each([null, [[null]], 'x', 5, { b1: null }, { b1: { owner: 5 } }])(
    'are forgotten though they are damaged: %j',
    (value) => {
      const key = 're-sale-shop:payments-begun';
      localStorage.setItem(key, JSON.stringify({ version: 2, value }));
      forgetBegunPayments(new BrowserDeviceStore());
      expect(localStorage.getItem(key)).toBeNull();
      localStorage.setItem(key, JSON.stringify({ version: 2, value }));
      expect(() => forgetBegunPayments(new BrowserDeviceStore(), owner ?? undefined)).not.toThrow();
    },
  );
});
