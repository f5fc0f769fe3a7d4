import { type Card, digitsOf } from './Card.ts';

/** A small card form in plain DOM, with fields like a real provider's. */
export class CardFields {
  readonly #place: HTMLElement;
  readonly #number: HTMLInputElement;
  readonly #expiry: HTMLInputElement;
  readonly #cvc: HTMLInputElement;

  constructor(place: HTMLElement) {
    this.#place = place;
    this.#number = input(place, 'fake-card-number', 'cc-number', '1234 1234 1234 1234', 19);
    this.#expiry = input(place, 'fake-card-expiry', 'cc-exp', 'MM/YY', 5);
    this.#cvc = input(place, 'fake-card-cvc', 'cc-csc', 'CVC', 4);
    this.#number.addEventListener('input', () => rewrite(this.#number, groupsOfFour));
    this.#expiry.addEventListener('input', () => rewrite(this.#expiry, monthAndYear));
    this.#cvc.addEventListener('input', () => rewrite(this.#cvc, digitsOf));
    place.replaceChildren(
      this.#note(),
      this.#labelled('Card number', this.#number),
      this.#row(this.#labelled('Expiration date', this.#expiry), this.#labelled('Security code', this.#cvc)),
    );
  }

  read(): Card {
    return { number: this.#number.value, expiry: this.#expiry.value, cvc: this.#cvc.value };
  }

  clear(): void {
    this.#place.replaceChildren();
  }

  #note(): HTMLElement {
    const note = this.#place.ownerDocument.createElement('p');
    note.className = 'form-text';
    note.textContent =
      'A form for test cards: nothing is charged. 4242 4242 4242 4242 with any future date and any code succeeds.';
    return note;
  }

  #labelled(text: string, field: HTMLInputElement): HTMLElement {
    const label = this.#place.ownerDocument.createElement('label');
    label.className = 'form-label';
    label.htmlFor = field.id;
    label.textContent = text;
    const group = this.#place.ownerDocument.createElement('div');
    group.className = 'field';
    group.append(label, field);
    return group;
  }

  #row(...parts: HTMLElement[]): HTMLElement {
    const row = this.#place.ownerDocument.createElement('div');
    row.className = 'field-grid field-grid--tight';
    row.append(...parts);
    return row;
  }
}

function input(
  place: HTMLElement,
  id: string,
  complete: AutoFill,
  placeholder: string,
  most: number,
): HTMLInputElement {
  const field = place.ownerDocument.createElement('input');
  field.id = id;
  field.className = 'form-control';
  field.autocomplete = complete;
  field.inputMode = 'numeric';
  field.placeholder = placeholder;
  field.maxLength = most;
  return field;
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
