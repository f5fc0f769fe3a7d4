import type { Result } from '../shared/Result.ts';
import type { ConfirmCard, PaymentFailure } from './PaymentProvider.ts';

/** What the card form of a payment is given. The provider draws it; the page only gives it room. */
export type PaymentFormProps = {
  readonly clientSecret: string;
  /** Called once the form is drawn, with the way to confirm what is entered into it, or with why it is not drawn. */
  readonly onDrawn: (drawn: Result<ConfirmCard, PaymentFailure>) => void;
};
