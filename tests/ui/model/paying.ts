import type { PaymentForm } from '#domain/payment/PaymentProvider.ts';
import type { PaymentViewModel } from '#ui/features/payment/PaymentViewModel.ts';
import type { Offer, Visited } from './Page.ts';

const cards = {
  'a good card': '4242424242424242',
  'a card that takes its time': '4000000000000077',
  'a declined card': '4000000000000002',
  'a card that breaks': '4000000000009235',
} as const;

const places = new WeakMap<PaymentForm, HTMLElement>();

/** Where the form is drawn, as the page draws it: once. */
function placeOf(form: PaymentForm): HTMLElement {
  const known = places.get(form);
  if (known !== undefined) return known;
  const place = document.createElement('div');
  places.set(form, place);
  form.mount(place);
  return place;
}

function fillIn(place: HTMLElement, number: string): void {
  const typed = { 'fake-card-number': number, 'fake-card-expiry': '12/34', 'fake-card-cvc': '123' };
  for (const [id, text] of Object.entries(typed)) {
    const field = place.querySelector<HTMLInputElement>(`#${id}`);
    if (field !== null) field.value = text;
  }
}

export function pay(tab: Visited, vm: PaymentViewModel): readonly Offer[] {
  return Object.entries(cards).map(([name, number]) => ({
    name: `pay with ${name}`,
    press: () => {
      if (vm.form === null) return;
      fillIn(placeOf(vm.form), number);
      void vm.pay(`${tab.origin}/dashboard/payment/${vm.bookingId}`);
    },
  }));
}
