import { act } from '@testing-library/react';
import { type FunctionComponent, useEffect } from 'react';
import type { PaymentFormProps } from '#domain/payment/PaymentFormProps.ts';
import type { PaymentFailure, PaymentProvider, PaymentReport, PaymentStatus } from '#domain/payment/PaymentProvider.ts';
import type { PaidRecord, PaymentRecords } from '#domain/payment/PaymentRecords.ts';
import type { Booking } from '#domain/booking/Booking.ts';
import type { BookingsApi } from '#domain/booking/BookingsApi.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { Money } from '#domain/shared/Money.ts';
import { fail, ok, type Result } from '#domain/shared/Result.ts';
import { PaymentPage } from '#ui/features/payment/PaymentPage.tsx';
import { paymentFeature } from '#ui/features/payment/paymentFeature.ts';
import type { Language } from '#ui/texts/Language.ts';
import { aThinkPadBooking } from '../../builders/aBooking.ts';
import { aDashboard } from '../dashboard/aDashboard.tsx';
import { buyer } from '../../builders/people.ts';

type Report = Result<PaymentReport, PaymentFailure>;
export const taka = (amount: number): Money => ({ amount, currency: 'bdt' });
export const report = (status: PaymentStatus, charge: Money = taka(38500)): PaymentReport => ({
  status,
  reference: 'pi_42',
  charge,
  description: '',
  isReal: true,
});
export const says = (status: PaymentStatus): Report => ok(report(status));

/** A scripted provider that draws a visible form. */
class ScriptedProvider implements PaymentProvider {
  readonly asked: string[] = [];
  readonly log: string[] = [];
  retrieved: Report;
  confirmed: (returnUrl: string) => Promise<Report> = async () => says('succeeded');

  drawn: () => Promise<Result<void, PaymentFailure>> = async () => ok();

  constructor(retrieved: Report) {
    this.retrieved = retrieved;
  }

  async retrieve(clientSecret: string): Promise<Report> {
    this.asked.push(clientSecret);
    return this.retrieved;
  }

  readonly Form: FunctionComponent<PaymentFormProps> = ({ clientSecret, onDrawn }) => {
    useEffect(() => {
      this.log.push('mount');
      void this.drawn().then((drawn) =>
        onDrawn(
          drawn.ok
            ? ok((returnUrl) => {
                this.log.push(`confirm ${returnUrl}`);
                return this.confirmed(returnUrl);
              })
            : drawn,
        ),
      );
      return () => void this.log.push('unmount');
    }, [clientSecret, onDrawn]);
    return <p>card form of the provider</p>;
  };
}

type DeskParts = {
  readonly address?: string;
  readonly booking?: Result<Booking, ApiFailure>;
  readonly retrieved?: Report;
  readonly created?: Result<string, ApiFailure>;
  readonly begun?: string | null;
  readonly paid?: PaidRecord | null;
  readonly language?: Language;
  readonly isStrict?: boolean;
};

/** The payment page of booking b1 over a scripted provider. */
export function openPayment(parts: DeskParts = {}) {
  const provider = new ScriptedProvider(parts.retrieved ?? says('requires_payment_method'));
  const state = { booking: parts.booking ?? ok(aThinkPadBooking()), created: parts.created ?? ok('secret-new') };
  const created: string[] = [];
  let begun = parts.begun ?? null;
  let isProcessing = false;
  let paid = parts.paid ?? null;
  const listeners = new Set<() => void>();
  const records: PaymentRecords = {
    ofPayer: () => records,
    begun: () => begun,
    begin: (_id, secret) => {
      begun = secret;
    },
    isProcessing: () => isProcessing,
    setProcessing: (_id, is) => {
      isProcessing = is;
    },
    paid: () => paid,
    markPaid: (_id, record) => {
      paid = record;
    },
    unreported: () => [],
    markReported: () => {},
    onChangeElsewhere: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const inAnotherTab = (change: (records: PaymentRecords) => void): void => {
    change(records);
    act(() => listeners.forEach((listener) => listener()));
  };
  const bookings = { byId: async () => state.booking } as Pick<BookingsApi, 'byId'> as BookingsApi;
  const intents = {
    create: async ({ bookingId, price }: { bookingId: string; price: number }) => {
      created.push(`${bookingId} ${price}`);
      return state.created;
    },
  };
  const ports = { bookings, paid: null, paymentIntents: intents, paymentProvider: provider, paymentRecords: records };
  const dashboard = aDashboard({
    actor: buyer,
    language: parts.language ?? 'english',
    isStrict: parts.isStrict ?? false,
    viewModels: (shell) => paymentFeature({ ...ports, PaymentForm: provider.Form }, shell),
  });
  const page = dashboard.open(parts.address ?? '/dashboard/payment/b1', PaymentPage, { id: 'b1' });
  return {
    ...page,
    provider,
    created,
    state,
    paid: () => paid,
    inAnotherTab,
    listeners,
    failWith: (code: ApiFailure['code']) => fail({ code }),
  };
}
