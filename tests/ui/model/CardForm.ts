import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { reaction } from 'mobx';
import type { ConfirmCard } from '#domain/payment/PaymentProvider.ts';
import type { PaymentViewModel } from '#ui/features/payment/PaymentViewModel.ts';
import type { Offer, TabView } from './Page.ts';

const cards = {
  'a good card': '4242424242424242',
  'a card that takes its time': '4000000000000077',
  'a declined card': '4000000000000002',
  'a card that breaks': '4000000000009235',
} as const;

type State =
  | { readonly status: 'absent' | 'drawing' | 'missing' }
  | { readonly status: 'drawn'; readonly confirm: ConfirmCard };

/** The provider's card form, drawn as on the payment page while something is unpaid. */
export class CardForm {
  readonly #tab: TabView;
  readonly #payment: PaymentViewModel;
  #root: Root | null = null;
  #place = document.createElement('div');
  #state: State = { status: 'absent' };
  #stopFollowing: () => void = () => {};

  constructor(tab: TabView, payment: PaymentViewModel) {
    this.#tab = tab;
    this.#payment = payment;
  }

  start(): void {
    this.#stopFollowing = reaction(
      () => this.#payment.payableSecret,
      () => this.#draw(),
      { fireImmediately: true },
    );
  }

  stop(): void {
    this.#stopFollowing();
    this.#clear();
  }

  pending(): readonly string[] {
    return this.#state.status === 'drawing' ? ['card form'] : [];
  }

  offers(): readonly Offer[] {
    const state = this.#state;
    switch (state.status) {
      case 'absent':
      case 'drawing':
        return [];
      case 'missing':
        return [{ name: 'draw the card form again', press: () => this.#drawAgain() }];
      case 'drawn':
        return Object.entries(cards).map(([name, number]) => ({
          name: `pay with ${name}`,
          press: () => {
            this.#fillIn(number);
            return this.#payment.pay(state.confirm, `${this.#tab.origin}/dashboard/payment/${this.#payment.bookingId}`);
          },
        }));
    }
  }

  #drawAgain(): Promise<void> {
    this.#draw();
    return this.#payment.drawAgain();
  }

  #draw(): void {
    this.#clear();
    const { payableSecret: clientSecret } = this.#payment;
    if (clientSecret === null) return;
    this.#state = { status: 'drawing' };
    this.#place = document.createElement('div');
    const root = createRoot(this.#place);
    this.#root = root;
    const form = createElement(this.#tab.viewModels.PaymentForm, {
      clientSecret,
      onDrawn: (drawn) => {
        if (this.#root === root)
          this.#state = drawn.ok ? { status: 'drawn', confirm: drawn.value } : { status: 'missing' };
      },
    });
    flushSync(() => root.render(form));
  }

  #clear(): void {
    const root = this.#root;
    this.#root = null;
    this.#state = { status: 'absent' };
    if (root !== null) flushSync(() => root.unmount());
  }

  #fillIn(number: string): void {
    const typed = { 'fake-card-number': number, 'fake-card-expiry': '12/34', 'fake-card-cvc': '123' };
    for (const [id, text] of Object.entries(typed)) {
      const field = this.#place.querySelector<HTMLInputElement>(`#${id}`);
      if (field !== null) field.value = text;
    }
  }
}
