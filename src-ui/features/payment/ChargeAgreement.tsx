import { type Ref, useId } from 'react';
import { observer } from 'mobx-react-lite';
import type { Money } from '#domain/shared/Money.ts';
import { useFormat, useTexts } from '../../app/AppContext.ts';
import { paymentTexts } from '../../copy/payment.ts';
import { Icon } from '../../design/Icon.tsx';
import { Notice } from '../../design/Notice.tsx';

type ChargeAgreementProps = {
  readonly ref: Ref<HTMLInputElement>;
  readonly charge: Money;
  /** Taka. */
  readonly price: number;
  readonly hasAgreed: boolean;
  readonly isMissing: boolean;
  readonly onAgree: (hasAgreed: boolean) => void;
};

/** The provider would charge something else than the booking says: nobody pays that by accident. */
export const ChargeAgreement = observer(function ChargeAgreement(props: ChargeAgreementProps) {
  const texts = useTexts(paymentTexts);
  const format = useFormat();
  const id = useId();
  const charge = format.money(props.charge);
  return (
    <div className="field">
      <Notice tone="offer" icon="alert-circle" title={texts.differsTitle}>
        {texts.differs(charge, format.price(props.price))}
      </Notice>
      <div className="form-check mt-2">
        <input
          ref={props.ref}
          type="checkbox"
          className="form-check-input"
          id={id}
          checked={props.hasAgreed}
          aria-invalid={props.isMissing || undefined}
          aria-describedby={props.isMissing ? `${id}error` : undefined}
          onChange={(event) => props.onAgree(event.currentTarget.checked)}
        />
        <label className="form-check-label" htmlFor={id}>{texts.agree(charge)}</label>
      </div>
      {props.isMissing && (
        <div className="field-error" id={`${id}error`}>
          <Icon name="alert-circle" />
          <span>{texts.agreeFirst}</span>
        </div>
      )}
    </div>
  );
});
