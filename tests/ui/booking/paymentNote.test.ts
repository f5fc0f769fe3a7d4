import { describe, expect, it } from 'vitest';
import type { PaidRecord } from '#domain/payment/PaymentRecords.ts';
import { paymentNote } from '#ui/features/booking/paymentNote.ts';
import { aBooking } from '../../builders/aBooking.ts';
import { aBookingSummary } from '../../builders/aBookingSummary.ts';

const record: PaidRecord = { reference: 'pi_1', charge: { amount: 32_000, currency: 'bdt' }, isReal: true };
const nothing = { paidHere: null, isProcessing: false };

describe('[G-HAND-1] the payment on the meeting’s card', () => {
  it.each([
    ['paid by the marketplace’s word', { isPaid: true }, nothing, 'paid'],
    ['not paid by the marketplace’s word', { isPaid: false }, nothing, 'notPaid'],
    ['paid on this device', {}, { ...nothing, paidHere: record }, 'paidHere'],
    [
      'paid on this device, before the marketplace knows',
      { isPaid: false },
      { ...nothing, paidHere: record },
      'paidHere',
    ],
    ['a test payment', {}, { ...nothing, paidHere: { ...record, isReal: false } }, 'paidTest'],
    ['under way', { isPaid: false }, { ...nothing, isProcessing: true }, 'processing'],
    ['unknown', {}, nothing, 'notPaidHere'],
    ['nothing that is left to do, once the deal was called off', { state: 'cancelled' }, nothing, 'ended'],
    ['paid, though the deal was called off', { state: 'declined', isPaid: true }, nothing, 'wasPaid'],
    [
      'paid, without a word on money in hands, once the deal is complete',
      { state: 'completed', isPaid: true },
      nothing,
      'wasPaid',
    ],
    [
      'paid on this device, once the deal is complete',
      { state: 'completed' },
      { ...nothing, paidHere: record },
      'wasPaidHere',
    ],
    ['unknown, once the deal is complete', { state: 'completed', isPaid: false }, nothing, 'noCard'],
  ] as const)('is %s', (_what, said, known, note) => {
    expect(paymentNote(aBookingSummary({ booking: aBooking(said) }), known)).toBe(note);
  });

  it.each([
    [true, 'paid'],
    [false, 'notPaidSeller'],
    [undefined, 'unknownPayment'],
  ])('is for the seller what the marketplace says, never what their own device holds: %s', (isPaid, note) => {
    const booking = aBooking(isPaid === undefined ? {} : { isPaid });
    expect(paymentNote(aBookingSummary({ booking, side: 'seller' }), { paidHere: record, isProcessing: true })).toBe(
      note,
    );
  });
});

it.each([false, undefined])(
  '[G-HAND-1] [G-TRUE-1] a completed deal is not called unpaid to its seller, who may have been paid in cash: %s',
  (isPaid) => {
    const booking = aBooking({ state: 'completed', ...(isPaid === undefined ? {} : { isPaid }) });
    expect(paymentNote(aBookingSummary({ booking, side: 'seller' }), nothing)).toBe('noCard');
  },
);
