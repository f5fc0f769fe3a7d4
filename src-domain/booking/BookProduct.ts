import type { Product } from '../catalogue/Product.ts';
import { requireAccess } from '../identity/accessPolicy.ts';
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

export class BookProduct {
  readonly #bookings: BookingsApi;

  constructor(bookings: BookingsApi) {
    this.#bookings = bookings;
  }

  async execute({ actor, product, form }: BookProductCommand): Promise<Result<void, BookProductFailure>> {
    const possible = canBookProduct(actor, product, []);
    if (!possible.ok) return possible;
    const allowed = requireAccess(actor, 'book a product');
    if (!allowed.ok) return allowed;
    const fields = checkRules(bookingRules, form);
    if (Object.keys(fields).length > 0) return fail({ code: 'rules/broken', fields });

    const { account } = allowed.value;
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
