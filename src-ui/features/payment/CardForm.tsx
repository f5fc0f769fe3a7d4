import { type FormEvent, useId, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import type { PaymentForm } from '#domain/payment/PaymentProvider.ts';
import type { StartedPayment } from '#domain/payment/StartPayment.ts';
import { useFormat, useTexts } from '../../app/AppContext.ts';
import { paymentTexts } from '../../copy/payment.ts';
import { Icon } from '../../design/Icon.tsx';
import { Spinner } from '../../design/Spinner.tsx';
import { CardFrame } from './CardFrame.tsx';
import { ChargeAgreement } from './ChargeAgreement.tsx';
import type { PaymentViewModel } from './PaymentViewModel.ts';

type CardFormProps = {
  readonly payment: PaymentViewModel;
  readonly started: StartedPayment;
  readonly form: PaymentForm;
  readonly onPay: () => void;
};

/** The provider's card form with the button that says what it costs. */
export const CardForm = observer(function CardForm({ payment, started, form, onPay }: CardFormProps) {
  const texts = useTexts(paymentTexts);
  const charge = useFormat().money(started.report.charge);
  const [wasRefused, setRefused] = useState(false);
  const agreement = useRef<HTMLInputElement>(null);
  const id = useId();
  const isPending = payment.paying.isPending;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    if (payment.mayPay) onPay();
    else {
      setRefused(true);
      agreement.current?.focus();
    }
  };

  return (
    <form className="form" noValidate onSubmit={submit} aria-labelledby={`${id}card`}>
      <h2 className="visually-hidden" id={`${id}card`}>{texts.cardForm}</h2>
      <CardFrame form={form} />
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
      <button type="submit" className="btn btn-primary btn-lg num" aria-busy={isPending || undefined}>
        {isPending ? <Spinner /> : <Icon name="lock" />}
        {isPending ? texts.paying : texts.pay(charge)}
      </button>
      <p className="form-note">
        <Icon name="shield-check" />
        <span>{texts.providerNote}</span>
      </p>
    </form>
  );
});
