import type { Result } from '../shared/Result.ts';
import type { ConfirmCard, PaymentFailure } from './PaymentProvider.ts';

/** The props of the card form. The provider draws it; the page only makes room for it. */
export type PaymentFormProps = {
  readonly clientSecret: string;
  /** Called once with a function that confirms the entered card, or with the reason that the form was not drawn. */
  readonly onDrawn: (drawn: Result<ConfirmCard, PaymentFailure>) => void;
};
