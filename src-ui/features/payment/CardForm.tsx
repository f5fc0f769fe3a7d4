import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import type { PaymentFormProps } from '#domain/payment/PaymentFormProps.ts';
import type { ConfirmCard } from '#domain/payment/PaymentProvider.ts';
import type { StartedPayment } from '#domain/payment/StartedPayment.ts';
import { useApp, useFormat, useTexts } from '../../context/AppContext.ts';
import { paymentTexts } from '../../texts/payment.ts';
import { focusHeading } from '../../kit/focusHeading.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Spinner } from '../../kit/Spinner.tsx';
import { useOnline } from '../../kit/useOnline.ts';
import { NeedsNetwork } from '../../parts/form/NeedsNetwork.tsx';
import { CardFormMissing } from './CardFormMissing.tsx';
import { ChargeAgreement } from './ChargeAgreement.tsx';
import { paymentFeature } from './paymentFeature.ts';
import type { PaymentViewModel } from './PaymentViewModel.ts';

/** Null while the provider is drawing. */
type Drawn = Parameters<PaymentFormProps['onDrawn']>[0] | null;

type CardFormProps = {
  readonly payment: PaymentViewModel;
  readonly started: StartedPayment;
  readonly clientSecret: string;
  readonly onPay: (confirmCard: ConfirmCard) => void;
};

/** The provider's card form, with a button that states the amount. */
export const CardForm = observer(function CardForm({ payment, started, clientSecret, onPay }: CardFormProps) {
  const texts = useTexts(paymentTexts);
  const charge = useFormat().money(started.report.charge);
  const { PaymentForm } = useApp().make(paymentFeature);
  const [drawn, setDrawn] = useState<Drawn>(null);
  const [attempt, setAttempt] = useState(0);
  const [wasRefused, setRefused] = useState(false);
  const agreement = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const isPending = payment.outcome.paying.isPending;
  const isOnline = useOnline();

  // Runs while the pressed button is still in the page. The focus moves to the heading of what replaces the form.
  useLayoutEffect(() => {
    const { current } = form;
    return () => {
      if (current?.contains(document.activeElement) !== true) return;
      focusHeading();
      document.activeElement?.scrollIntoView({ block: 'nearest' });
    };
  }, []);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending || drawn?.ok !== true || !isOnline) return;
    if (payment.mayPay) onPay(drawn.value);
    else {
      setRefused(true);
      agreement.current?.focus();
    }
  };

  const drawAgain = (): void => {
    setDrawn(null);
    setAttempt(attempt + 1);
    void payment.drawAgain();
  };

  return (
    <form ref={form} className="form" noValidate onSubmit={submit} aria-labelledby={`${id}card`}>
      <h2 className="visually-hidden" id={`${id}card`}>
        {texts.cardForm}
      </h2>
      <div className="card-frame">
        <div className="card-frame__place">
          <PaymentForm key={attempt} clientSecret={clientSecret} onDrawn={setDrawn} />
        </div>
      </div>
      {drawn?.ok === false && <CardFormMissing onRetry={drawAgain} />}
      {payment.chargeDiffers && (
        <ChargeAgreement
          ref={agreement}
          charge={started.report.charge}
          price={started.booking.price}
          hasAgreed={payment.hasAgreed}
          isMissing={wasRefused && !payment.hasAgreed}
          onAgree={(hasAgreed) => payment.agree(hasAgreed)}
        />
      )}
      {drawn?.ok !== false && (
        <NeedsNetwork title={texts.offlineTitle} text={texts.offlineText}>
          <button type="submit" className="btn btn-primary btn-lg num" aria-busy={isPending || undefined}>
            {isPending ? <Spinner /> : <Icon name="lock" />}
            <span>{isPending ? texts.paying : texts.pay(charge)}</span>
          </button>
        </NeedsNetwork>
      )}
      <p className="form-note">
        <Icon name="shield-check" />
        <span>{texts.providerNote}</span>
      </p>
    </form>
  );
});
