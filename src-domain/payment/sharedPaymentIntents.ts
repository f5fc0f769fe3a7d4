import type { PaymentIntentsApi } from './PaymentIntentsApi.ts';

/** Visits to a booking's payment page at the same time share the call that begins it, so they begin one payment. */
export function sharedPaymentIntents(intents: PaymentIntentsApi): PaymentIntentsApi {
  const underWay = new Map<string, ReturnType<PaymentIntentsApi['create']>>();
  return {
    create(request) {
      const key = JSON.stringify([request.bookingId, request.price, request.payer]);
      const shared = underWay.get(key) ?? intents.create(request).finally(() => underWay.delete(key));
      underWay.set(key, shared);
      return shared;
    },
  };
}
