import { type Ref, useId } from 'react';
import { observer } from 'mobx-react-lite';
import type { Money } from '#domain/shared/Money.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { paymentTexts } from '../../texts/payment.ts';
import { Check } from '../../kit/form/Check.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Notice } from '../../kit/Notice.tsx';

type ChargeAgreementProps = {
  readonly ref: Ref<HTMLInputElement>;
  readonly charge: Money;
  /** Taka. */
  readonly price: number;
  readonly hasAgreed: boolean;
  readonly isMissing: boolean;
  readonly onAgree: (hasAgreed: boolean) => void;
};

/** Asks before paying if the provider would charge a different amount from the booking's price. */
export const ChargeAgreement = observer(function ChargeAgreement(props: ChargeAgreementProps) {
  const texts = useTexts(paymentTexts);
  const format = useFormat();
  const errorId = useId();
  const charge = format.money(props.charge);
  return (
    <div className="field">
      <Notice tone="offer" icon="alert-circle" title={texts.differsTitle}>
        {texts.differs(charge, format.price(props.price))}
      </Notice>
      <div className="mt-2">
        <Check
          ref={props.ref}
          label={texts.agree(charge)}
          isChecked={props.hasAgreed}
          errorId={props.isMissing ? errorId : undefined}
          onChange={props.onAgree}
        />
      </div>
      {props.isMissing && (
        <div className="field-error" id={errorId}>
          <Icon name="alert-circle" />
          <span>{texts.agreeFirst}</span>
        </div>
      )}
    </div>
  );
});
