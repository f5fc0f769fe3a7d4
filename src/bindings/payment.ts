import type { Container } from 'inversify';
import { CheckPayment } from '#domain/payment/CheckPayment.ts';
import { ConfirmPayment } from '#domain/payment/ConfirmPayment.ts';
import { StartPayment } from '#domain/payment/StartPayment.ts';
import { PaymentViewModel } from '#ui/features/payment/PaymentViewModel.ts';
import { factories } from '../factories.ts';
import { bindOnce } from '../token.ts';
import { ports, shared } from '../tokens.ts';

export function bindPayment(container: Container): void {
  bindOnce(
    container, factories.payment,
    [ports.bookings, ports.paymentIntents, ports.paymentProvider, ports.paymentRecords, shared.session],
    (bookings, intents, provider, records, session) => (visit) =>
      new PaymentViewModel(
        visit,
        new StartPayment(bookings, intents, provider, records),
        new ConfirmPayment(records),
        new CheckPayment(provider, records),
        records,
        session,
      ),
  );
}
