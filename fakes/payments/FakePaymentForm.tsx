import { type FunctionComponent, useEffect, useEffectEvent, useRef } from 'react';
import type { PaymentFormProps } from '#domain/payment/PaymentFormProps.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { CardFields } from './CardFields.ts';
import { confirmFakeCard, type FakePayments } from './confirmFakeCard.ts';

/** The card form for Stripe's test cards. */
export function fakePaymentForm(payments: FakePayments): FunctionComponent<PaymentFormProps> {
  return function FakePaymentForm({ clientSecret, onDrawn }) {
    const place = useRef<HTMLDivElement>(null);
    const tell = useEffectEvent(onDrawn);
    useEffect(() => {
      const { current } = place;
      if (current === null) return undefined;
      let fields: CardFields | null = null;
      let isShown = true;
      const draw = async (): Promise<void> => {
        const passed = await payments.control.pass('payment.open');
        if (!isShown) return;
        if (!passed.ok) return tell(passed);
        if (payments.ledger.find(clientSecret) === undefined) return tell(fail({ code: 'payment/unexpected' }));
        const drawn = new CardFields(current);
        fields = drawn;
        tell(ok((returnUrl) => confirmFakeCard(payments, { clientSecret, card: drawn.read(), returnUrl })));
      };
      void draw();
      return () => {
        isShown = false;
        fields?.clear();
      };
    }, [clientSecret]);
    return <div ref={place} />;
  };
}
