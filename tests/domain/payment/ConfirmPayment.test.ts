import { describe, expect, it } from 'vitest';
import { CheckPayment } from '#domain/payment/CheckPayment.ts';
import { ConfirmPayment } from '#domain/payment/ConfirmPayment.ts';
import type { PaymentFailure, PaymentProvider, PaymentStatus } from '#domain/payment/PaymentProvider.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { Journal } from '../given/Journal.ts';
import { aPaymentForm, aPaymentReport, paymentRecords } from '../given/aPayment.ts';
import { answers, refuses } from '../given/answers.ts';

const succeeded = aPaymentReport({ status: 'succeeded', reference: 'pi_42' });
const paid = { reference: 'pi_42', charge: succeeded.charge, isReal: true };
const unfinished: readonly PaymentStatus[] = ['processing', 'requires_payment_method', 'canceled', 'other'];
const failures: readonly PaymentFailure[] = [
  { code: 'payment/card', message: 'Your card was declined.' },
  { code: 'payment/unreachable' },
  { code: 'payment/unexpected' },
];

describe('[S-PAY-3] confirming a payment', () => {
  it('sends the form with the way back, and keeps what went through', async () => {
    const journal = new Journal();
    const records = paymentRecords();
    const form = journal.port<ReturnType<typeof aPaymentForm>>({ confirm: answers(succeeded) });
    const answer = await new ConfirmPayment(records).execute('b1', form, 'https://shop.example/dashboard/payment/b1');
    expect(answer).toEqual(ok(succeeded));
    expect(journal.of('confirm')).toEqual([['https://shop.example/dashboard/payment/b1']]);
    expect(records.paid('b1')).toEqual(paid);
    expect(records.paid('b2')).toBeNull();
  });

  it('[G-PAY-1] sends nothing where another tab has paid since', async () => {
    const journal = new Journal();
    const form = journal.port<ReturnType<typeof aPaymentForm>>({ confirm: answers(succeeded) });
    const answer = await new ConfirmPayment(paymentRecords({}, { b1: paid })).execute('b1', form, 'https://shop.example');
    expect(answer).toEqual(ok({ ...paid, status: 'succeeded', description: '' }));
    expect(journal.asked).toEqual([]);
  });

  it.each(['succeeded', 'requires_payment_method', 'canceled'] as const)('forgets that the provider was at it once it is %s', async (status) => {
    const records = paymentRecords();
    records.setProcessing('b1', true);
    await new ConfirmPayment(records).execute('b1', aPaymentForm(answers(aPaymentReport({ status }))), 'https://shop.example');
    expect(records.isProcessing('b1')).toBe(false);
  });

  it.each(unfinished)('keeps of one that is %s only whether the provider is still at it', async (status) => {
    const records = paymentRecords();
    const form = aPaymentForm(answers(aPaymentReport({ status })));
    expect(await new ConfirmPayment(records).execute('b1', form, 'https://shop.example')).toMatchObject(ok({ status }));
    expect(records.paid('b1')).toBeNull();
    expect(records.isProcessing('b1')).toBe(status === 'processing');
  });

  it.each(failures)('[S-PAY-4] fails with $code as the provider says, and keeps nothing', async (failure) => {
    const records = paymentRecords();
    const answer = await new ConfirmPayment(records).execute('b1', aPaymentForm(refuses(failure)), 'https://shop.example');
    expect(answer).toEqual(fail(failure));
    expect(records.paid('b1')).toBeNull();
  });
});

describe('[S-PAY-3] asking what became of a payment', () => {
  const check = (retrieve: PaymentProvider['retrieve'], records = paymentRecords()) =>
    new CheckPayment(new Journal().port<PaymentProvider>({ retrieve }), records).execute('b1', 'secret');

  it('keeps what went through, and the same when it is asked again', async () => {
    const records = paymentRecords();
    expect(await check(answers(succeeded), records)).toEqual(ok(succeeded));
    expect(await check(answers(succeeded), records)).toEqual(ok(succeeded));
    expect(records.paid('b1')).toEqual(paid);
  });

  it.each(unfinished)('keeps nothing of one that is %s', async (status) => {
    const records = paymentRecords();
    await check(answers(aPaymentReport({ status })), records);
    expect(records.paid('b1')).toBeNull();
  });

  it.each(failures)('fails with $code as the provider says, and keeps nothing', async (failure) => {
    const records = paymentRecords();
    expect(await check(refuses(failure), records)).toEqual(fail(failure));
    expect(records.paid('b1')).toBeNull();
  });
});
