import { describe, expect, it } from 'vitest';
import type { PaymentRecords } from '#domain/payment/PaymentRecords.ts';
import { taka } from '#domain/shared/Money.ts';
import { eachCase } from './eachCase.ts';

export type PaymentRecordsHarness = { readonly records: PaymentRecords; readonly stop?: () => Promise<void> };

export function describePaymentRecordsContract(name: string, make: () => Promise<PaymentRecordsHarness>): void {
  describe(`PaymentRecords: ${name}`, () => {
    const at = eachCase(make);

    it('knows nothing of a booking to begin with', () => {
      const { records } = at();
      expect(records.begun('one')).toBeNull();
      expect(records.isProcessing('one')).toBe(false);
      expect(records.paid('one')).toBeNull();
    });

    it('keeps which payments the provider is still at, until it is not', () => {
      const { records } = at();
      records.setProcessing('one', true);
      records.setProcessing('one', true);
      records.setProcessing('two', true);
      records.setProcessing('one', false);
      expect(records.isProcessing('one')).toBe(false);
      expect(records.isProcessing('two')).toBe(true);
    });

    it('[G-PAY-1] keeps for each booking the last payment that was begun', () => {
      const { records } = at();
      records.begin('one', 'pi_1_secret_1');
      records.begin('one', 'pi_2_secret_2');
      records.begin('two', 'pi_3_secret_3');
      expect(records.begun('one')).toBe('pi_2_secret_2');
      expect(records.begun('two')).toBe('pi_3_secret_3');
    });

    it('keeps what was paid, and that it was begun', () => {
      const { records } = at();
      const paid = { reference: 'pi_1', charge: taka(1250), isReal: false };
      records.begin('one', 'pi_1_secret_1');
      records.markPaid('one', paid);
      expect(records.paid('one')).toEqual(paid);
      expect(records.paid('two')).toBeNull();
      expect(records.begun('one')).toBe('pi_1_secret_1');
    });

    it('keeps a booking apart whatever its id is', () => {
      const { records } = at();
      expect(records.begun('constructor')).toBeNull();
      expect(records.paid('__proto__')).toBeNull();
    });
  });
}
