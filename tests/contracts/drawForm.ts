import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement, type FunctionComponent, StrictMode } from 'react';
import type { PaymentFormProps } from '#domain/payment/PaymentFormProps.ts';
import type { ConfirmCard, PaymentFailure } from '#domain/payment/PaymentProvider.ts';
import type { Result } from '#domain/shared/Result.ts';

export type EnteredCard = { readonly number: string; readonly expiry: string; readonly cvc: string };

type Drawn = Result<ConfirmCard, PaymentFailure>;

export type FormOnPage = {
  /** The form's first report: how to confirm, or why it is not drawn. */
  readonly drawn: Promise<Drawn>;
  /** Everything that the form reported. */
  readonly told: readonly Drawn[];
  readonly place: HTMLElement;
  readonly fillIn: (card: EnteredCard) => Promise<void>;
  /** Gives the form another payment and answers what it reports about it. */
  readonly change: (clientSecret: string) => Promise<Drawn>;
  readonly leave: () => void;
};

/** Draws a provider's card form as the payment page does, in strict mode, so that React draws everything twice. */
export function drawForm(PaymentForm: FunctionComponent<PaymentFormProps>, clientSecret: string): FormOnPage {
  const told: Drawn[] = [];
  let resolve: (drawn: Drawn) => void = () => undefined;
  const next = (): Promise<Drawn> =>
    new Promise((settle) => {
      resolve = settle;
    });
  const drawn = next();
  const onDrawn = (said: Drawn): void => {
    told.push(said);
    resolve(said);
  };
  const form = (secret: string) =>
    createElement(StrictMode, null, createElement(PaymentForm, { clientSecret: secret, onDrawn }));
  const { container, rerender, unmount } = render(form(clientSecret));
  return {
    drawn,
    told,
    place: container,
    change: (secret) => {
      const answer = next();
      rerender(form(secret));
      return answer;
    },
    leave: unmount,
    async fillIn(card) {
      const typed = within(container);
      for (const [label, text] of [
        ['Card number', card.number],
        ['Expiration date', card.expiry],
        ['Security code', card.cvc],
      ] as const) {
        const field = await typed.findByLabelText(label);
        await userEvent.clear(field);
        await userEvent.type(field, text);
      }
    },
  };
}

export async function answerBank(passed: boolean): Promise<void> {
  const name = passed ? 'Complete authentication' : 'Fail authentication';
  await userEvent.click(await screen.findByRole('button', { name }));
}
