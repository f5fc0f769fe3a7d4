import { expect, test } from 'vitest';
import { charge } from '#adapters/stripe/charge.ts';

test.each([
  [125_050, 'bdt', 1250.5],
  [1999, 'usd', 19.99],
  [500, 'jpy', 500],
  [500, 'krw', 500],
  [5120, 'kwd', 5.12],
  [500, 'ugx', 5],
])('[G-PAY-1] %d of %s in the smallest unit is %d', (smallest, currency, amount) => {
  expect(charge(smallest, currency)).toEqual({ amount, currency });
});

// https://docs.stripe.com/currencies#zero-decimal and #three-decimal
test.each('bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '))(
  '[G-PAY-1] %s has no smaller unit',
  (currency) => {
    expect(charge(5000, currency)).toEqual({ amount: 5000, currency });
  },
);
test.each('bhd jod kwd omr tnd'.split(' '))('[G-PAY-1] %s is divided into thousandths', (currency) => {
  expect(charge(5000, currency)).toEqual({ amount: 5, currency });
});

test('writes a currency as the shop does', () => {
  expect(charge(100, 'BDT')).toEqual({ amount: 1, currency: 'bdt' });
});
