import { describe, expect, it } from 'vitest';
import { taka } from '#domain/shared/Money.ts';
import { type Unasked, contractCases } from './contractCase.ts';
import { eachCase } from './eachCase.ts';
import { codeOf, valueOf } from './expectResult.ts';
import type { PaymentHarness } from './PaymentHarness.ts';

/** What a provider says about a payment. `PaymentForm.contract.ts` covers its card form. */
export function describePaymentProviderContract(
  name: string,
  make: () => Promise<PaymentHarness>,
  unasked: Unasked<'offline'> = {},
): void {
  describe(`PaymentProvider: ${name}`, () => {
    const at = eachCase(make);
    const caseNeeding = contractCases(unasked);

    it('[G-PAY-1] reports for a new payment the amount and that it waits for a card', async () => {
      const { provider, begin } = at();
      const clientSecret = await begin(taka(32500.5));
      expect(valueOf(await provider.retrieve(clientSecret))).toEqual({
        status: 'requires_payment_method',
        reference: clientSecret.split('_secret_')[0],
        charge: taka(32500.5),
        description: expect.stringContaining('b0'),
        isReal: false,
      });
    });

    it('reports that a payment was cancelled', async () => {
      const { provider, begin, cancel } = at();
      const clientSecret = await begin(taka(1250));
      await cancel(clientSecret);
      expect(valueOf(await provider.retrieve(clientSecret)).status).toBe('canceled');
    });

    it('[G-SEC-1] knows nothing about a malformed client secret', async () => {
      const { provider } = at();
      for (const secret of ['', 'nonsense', 'pi_1_secret_2', '__proto__']) {
        expect(codeOf(await provider.retrieve(secret))).toBe('payment/unknown');
      }
    });

    caseNeeding('offline', '[G-FAULT-1] says that it cannot be reached', async () => {
      const { provider, begin, goOffline } = at();
      const clientSecret = await begin(taka(1250));
      goOffline?.();
      expect(codeOf(await provider.retrieve(clientSecret))).toBe('payment/unreachable');
    });
  });
}
