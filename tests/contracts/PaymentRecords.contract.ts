import { describe, expect, it } from 'vitest';
import type { PaymentRecords } from '#domain/payment/PaymentRecords.ts';
import { taka } from '#domain/shared/Money.ts';
import { eachCase } from './eachCase.ts';

export type PaymentRecordsHarness = { readonly records: PaymentRecords; readonly stop?: () => Promise<void> };

export function describePaymentRecordsContract(name: string, make: () => Promise<PaymentRecordsHarness>): void {
  describe(`PaymentRecords: ${name}`, () => {
    const at = eachCase(make);

    it('knows nothing about a booking at first', () => {
      const { records } = at();
      expect(records.begun('one')).toBeNull();
      expect(records.isProcessing('one')).toBe(false);
      expect(records.paid('one')).toBeNull();
    });

    it('remembers which payments are processing until they are not', () => {
      const { records } = at();
      records.setProcessing('one', true);
      records.setProcessing('one', true);
      records.setProcessing('two', true);
      records.setProcessing('one', false);
      expect(records.isProcessing('one')).toBe(false);
      expect(records.isProcessing('two')).toBe(true);
    });

    it('[G-PAY-1] remembers only the latest payment of each booking', () => {
      const { records } = at();
      records.begin('one', 'pi_1_secret_1');
      records.begin('one', 'pi_2_secret_2');
      records.begin('two', 'pi_3_secret_3');
      expect(records.begun('one')).toBe('pi_2_secret_2');
      expect(records.begun('two')).toBe('pi_3_secret_3');
    });

    it('remembers that a payment succeeded, and that it was started', () => {
      const { records } = at();
      const paid = { reference: 'pi_1', charge: taka(1250), isReal: false };
      records.begin('one', 'pi_1_secret_1');
      records.markPaid('one', paid);
      expect(records.paid('one')).toEqual(paid);
      expect(records.paid('two')).toBeNull();
      expect(records.begun('one')).toBe('pi_1_secret_1');
    });

    it('are the payer’s while they stay', () => {
      const { records } = at();
      const paid = { reference: 'pi_1', charge: taka(1250), isReal: false };
      const payers = records.ofPayer();
      payers.begin('one', 'pi_1_secret_1');
      payers.setProcessing('one', true);
      payers.markPaid('two', paid);
      expect([records.begun('one'), records.isProcessing('one')]).toEqual(['pi_1_secret_1', true]);
      expect(records.paid('two')).toEqual(paid);
    });

    it('keeps bookings apart whatever their ids are', () => {
      const { records } = at();
      expect(records.begun('constructor')).toBeNull();
      expect(records.paid('__proto__')).toBeNull();
    });

    it('[G-PAY-2] keeps which payments the marketplace has not been told of', () => {
      const { records } = at();
      const paid = { reference: 'pi_1', charge: taka(1250), isReal: false };
      expect(records.unreported()).toEqual([]);
      records.markPaid('one', paid);
      records.markPaid('two', { ...paid, reference: 'pi_2' });
      expect(records.unreported()).toEqual([
        { bookingId: 'one', reference: 'pi_1' },
        { bookingId: 'two', reference: 'pi_2' },
      ]);
      records.markReported('one');
      records.markReported('three');
      records.markPaid('one', paid);
      expect(records.unreported()).toEqual([{ bookingId: 'two', reference: 'pi_2' }]);
      expect(records.paid('one')).toEqual(paid);
      expect(records.paid('three')).toBeNull();
    });
  });
}
