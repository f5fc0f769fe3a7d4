import { element } from '../element.ts';
import { type Card, digitsOf } from './Card.ts';

/** A small card form in plain DOM, with fields like a real provider's. */
export class CardFields {
  readonly #place: HTMLElement;
  readonly #number = input('fake-card-number', 'cc-number', '1234 1234 1234 1234', 19);
  readonly #expiry = input('fake-card-expiry', 'cc-exp', 'MM/YY', 5);
  readonly #cvc = input('fake-card-cvc', 'cc-csc', 'CVC', 4);

  constructor(place: HTMLElement) {
    this.#place = place;
    this.#number.addEventListener('input', () => rewrite(this.#number, groupsOfFour));
    this.#expiry.addEventListener('input', () => rewrite(this.#expiry, monthAndYear));
    this.#cvc.addEventListener('input', () => rewrite(this.#cvc, digitsOf));
    place.replaceChildren(
      element(
        'p',
        { className: 'form-text' },
        'A form for test cards: nothing is charged. 4242 4242 4242 4242 with any future date and any code succeeds.',
      ),
      labelled('Card number', this.#number),
      element(
        'div',
        { className: 'field-grid field-grid--tight' },
        labelled('Expiration date', this.#expiry),
        labelled('Security code', this.#cvc),
      ),
    );
  }

  read(): Card {
    return { number: this.#number.value, expiry: this.#expiry.value, cvc: this.#cvc.value };
  }

  clear(): void {
    this.#place.replaceChildren();
  }
}

function input(id: string, autocomplete: AutoFill, placeholder: string, maxLength: number): HTMLInputElement {
  return element('input', {
    id,
    className: 'form-control',
    autocomplete,
    inputMode: 'numeric',
    placeholder,
    maxLength,
  });
}

function labelled(text: string, field: HTMLInputElement): HTMLElement {
  const label = element('label', { className: 'form-label', htmlFor: field.id }, text);
  return element('div', { className: 'field' }, label, field);
}

/** Rewriting moves the caret to the end, so it happens only if it changes something. */
function rewrite(field: HTMLInputElement, how: (text: string) => string): void {
  const text = how(field.value);
  if (text !== field.value) field.value = text;
}

function groupsOfFour(text: string): string {
  return digitsOf(text)
    .slice(0, 16)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}

function monthAndYear(text: string): string {
  return digitsOf(text)
    .slice(0, 4)
    .replace(/^(\d\d)(?=\d)/, '$1/');
}
