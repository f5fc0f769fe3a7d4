import type { Product } from '../catalogue/Product.ts';
import type { Actor } from '../identity/Session.ts';
import type { ApiFailure, RulesFailure } from '../shared/Failure.ts';
import { type Result, fail } from '../shared/Result.ts';
import { checkRules } from '../shared/rules.ts';
import { type BookingRefusal, canBookProduct } from './bookingPolicy.ts';
import { type BookingCode, type BookingField, bookingRules } from './bookingRules.ts';
import type { BookingsApi } from './BookingsApi.ts';

export type BookingForm = { readonly [F in BookingField]: string };

export type BookProductCommand = {
  readonly actor: Actor;
  readonly product: Product;
  readonly form: BookingForm;
};

export type BookProductFailure = BookingRefusal | RulesFailure<BookingCode> | ApiFailure;

/** One booking after the other: whoever books again while the first is under way is told what became of that. */
export class BookProduct {
  readonly #bookings: BookingsApi;
  #underWay: Promise<unknown> = Promise.resolve();

  constructor(bookings: BookingsApi) {
    this.#bookings = bookings;
  }

  execute(command: BookProductCommand): Promise<Result<void, BookProductFailure>> {
    const booked = this.#underWay.then(() => this.#book(command));
    this.#underWay = booked.catch(() => {});
    return booked;
  }

  async #book({ actor, product, form }: BookProductCommand): Promise<Result<void, BookProductFailure>> {
    const possible = canBookProduct(actor, product, []);
    if (!possible.ok) return possible;
    const fields = checkRules(bookingRules, form);
    if (Object.keys(fields).length > 0) return fail({ code: 'rules/broken', fields });

    const { account } = possible.value;
    const mine = await this.#bookings.ofBuyer(account.email, { fresh: true });
    if (!mine.ok) return mine;
    const stillPossible = canBookProduct(actor, product, mine.value.items);
    if (!stillPossible.ok) return stillPossible;

    return this.#bookings.book({
      buyerName: account.displayName || account.email,
      email: account.email,
      phone: form.phone.trim(),
      meetingLocation: form.meetingLocation.trim(),
      price: product.price,
      productName: product.productName,
      image: product.image,
      categoryName: product.categoryName,
      categoryId: product.categoryId,
    });
  }
}
