import { latinDigits } from '../shared/latinDigits.ts';
import type { Product } from '../catalogue/Product.ts';
import type { ProductsApi } from '../catalogue/ProductsApi.ts';
import type { CatalogueSearch } from '../search/CatalogueSearch.ts';
import type { Actor } from '../identity/Session.ts';
import type { ApiFailure, RulesFailure } from '../shared/Failure.ts';
import { inTurn } from '../shared/inTurn.ts';
import { type Result, fail } from '../shared/Result.ts';
import { checkRules } from '../shared/rules.ts';
import { listOffersIn } from './listOffersIn.ts';
import { type BookingRefusal, type ProductUnavailable, canBookProduct, whyUnavailable } from './bookingPolicy.ts';
import { type BookingCode, type BookingField, bookingRules } from './bookingRules.ts';
import type { BookingsApi } from './BookingsApi.ts';
import type { SalesApi } from './SalesApi.ts';

export type BookingForm = { readonly [F in BookingField]: string };

export type BookProductCommand = {
  readonly actor: Actor;
  readonly product: Product;
  readonly form: BookingForm;
};

type Dependencies = {
  readonly bookings: BookingsApi;
  readonly products: ProductsApi;
  /** Null if the marketplace has no `sales`. */
  readonly sales: SalesApi | null;
  /** Null if the marketplace has no `search`. */
  readonly search: CatalogueSearch | null;
};

type NotFound = Extract<ApiFailure, { readonly code: 'api/not-found' }>;

export type BookProductFailure = BookingRefusal | RulesFailure<BookingCode> | ApiFailure;

/**
 * Bookings over the same port run one after another, so a second attempt for the same product sees the first booking and
 * is refused.
 */
export const bookProduct =
  (ports: Dependencies) =>
  (command: BookProductCommand): Promise<Result<void, BookProductFailure>> =>
    inTurn(ports.bookings, () => book(ports, command));

export type BookProduct = ReturnType<typeof bookProduct>;

async function book(
  { bookings, products, sales, search }: Dependencies,
  { actor, product, form }: BookProductCommand,
): Promise<Result<void, BookProductFailure>> {
  // Check the status last: the product may be reserved for this very person.
  const { status: _status, ...offer } = product;
  const possible = canBookProduct(actor, offer, []);
  if (!possible.ok) return possible;
  const fields = checkRules(bookingRules, form);
  if (Object.keys(fields).length > 0) return fail({ code: 'rules/broken', fields });

  const { account } = possible.value;
  const mine = await bookings.ofBuyer(account.email, { fresh: true });
  if (!mine.ok) return mine;
  const stillPossible = canBookProduct(actor, product, mine.value.items);
  if (!stillPossible.ok) return stillPossible;

  const booked = await bookings.book({
    buyerName: account.displayName || account.email,
    email: account.email,
    phone: latinDigits(form.phone.trim()),
    meetingLocation: form.meetingLocation.trim(),
    price: product.price,
    productName: product.productName,
    image: product.image,
    categoryName: product.categoryName,
    categoryId: product.categoryId,
    ...(sales === null ? {} : { productId: product.id }),
  });
  if (booked.ok || booked.failure.code !== 'api/refused' || sales === null) return booked;
  const taken = await whyTaken({ products, search }, product);
  return taken === null ? booked : fail(taken);
}

/** The shown list may be stale. Asks the marketplace for the product as it is now; null leaves the reason to the marketplace. */
async function whyTaken(
  { products, search }: Pick<Dependencies, 'products' | 'search'>,
  { id, categoryName }: Product,
): Promise<ProductUnavailable | NotFound | null> {
  const now = await listOffersIn({ products, search }, [{ categoryName, productId: id }], { fresh: true });
  if (!now.ok) return null;
  const product = now.value.find((one) => one.id === id);
  return product === undefined ? { code: 'api/not-found' } : whyUnavailable(product);
}
