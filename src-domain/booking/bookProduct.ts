import { plainNumber } from '../shared/PhoneNumber.ts';
import type { Product } from '../catalogue/Product.ts';
import type { CataloguePorts } from '../search/CataloguePorts.ts';
import { offerWith } from '../search/Offers.ts';
import type { Actor } from '../identity/Session.ts';
import type { ApiFailure, RulesFailure } from '../shared/Failure.ts';
import { inTurn } from '../shared/inTurn.ts';
import { mayHaveArrived } from '../shared/mayHaveArrived.ts';
import { type Result, fail, ok } from '../shared/Result.ts';
import { checkRules } from '../shared/rules.ts';
import { withoutHairSpaces } from '../shared/withoutHairSpaces.ts';
import { listOffersIn } from './listOffersIn.ts';
import { type BookingRefusal, type PriceChanged, canBookProduct, whyUnavailable } from './bookingPolicy.ts';
import { type BookingCode, type BookingField, bookingRules } from './bookingRules.ts';
import type { BookingsApi } from './BookingsApi.ts';
import type { SalesApi } from './SalesApi.ts';

export type BookingForm = { readonly [F in BookingField]: string };

export type BookProductCommand = {
  readonly actor: Actor;
  readonly product: Product;
  readonly form: BookingForm;
};

type Dependencies = CataloguePorts & {
  readonly bookings: BookingsApi;
  /** Null if the marketplace has no `sales`. */
  readonly sales: SalesApi | null;
};

export type BookProductFailure = BookingRefusal | PriceChanged | RulesFailure<BookingCode> | ApiFailure;

/**
 * Bookings over the same port run one after another, so a second attempt for the same product sees the first booking and
 * is refused. If the answer to a booking is lost, the buyer's bookings say whether it was made.
 */
export const bookProduct =
  (ports: Dependencies) =>
  (command: BookProductCommand): Promise<Result<void, BookProductFailure>> =>
    inTurn(ports.bookings, () => book(ports, command));

export type BookProduct = ReturnType<typeof bookProduct>;

async function book(
  ports: Dependencies,
  { actor, product, form }: BookProductCommand,
): Promise<Result<void, BookProductFailure>> {
  const { bookings, sales } = ports;
  const readAnew = () => offerNow(ports, product);
  // Check the status last: the product may be reserved for this very person.
  const { status: _status, ...offer } = product;
  const possible = canBookProduct(actor, offer, []);
  if (!possible.ok) return possible;
  const fields = checkRules(bookingRules, form);
  if (Object.keys(fields).length > 0) return fail({ code: 'rules/broken', fields });

  const { account } = possible.value;
  // The shown list may be stale. If the marketplace cannot say more about the product, it decides when it is asked to book.
  const [mine, offered] = await Promise.all([bookings.ofBuyer(account.email, { fresh: true }), readAnew()]);
  if (!mine.ok) return mine;
  const now = offered.ok ? offered.value : product;
  const stillPossible = canBookProduct(actor, now ?? product, mine.value.items);
  if (!stillPossible.ok) return stillPossible;
  if (now === null) return fail({ code: 'api/not-found' });
  if (now.price !== product.price) return fail({ code: 'booking/price-changed' });

  const booked = await bookings.book({
    buyerName: account.displayName || account.email,
    email: account.email,
    phone: plainNumber(form.phone),
    meetingLocation: form.meetingLocation.trim(),
    price: product.price,
    productName: withoutHairSpaces(product.productName),
    image: product.image,
    categoryName: product.categoryName,
    categoryId: product.categoryId,
    ...(sales === null ? {} : { productId: product.id }),
  });
  if (booked.ok) return booked;
  const { code } = booked.failure;
  if (mayHaveArrived(code) && code !== 'api/cancelled') {
    const listed = await bookings.ofBuyer(account.email, { fresh: true });
    // The policy refuses a second booking, so the first one has arrived.
    return listed.ok && !canBookProduct(actor, offer, listed.value.items).ok ? ok() : booked;
  }
  if (code !== 'api/refused' || sales === null) return booked;
  const since = await readAnew();
  if (!since.ok) return booked;
  if (since.value === null) return fail({ code: 'api/not-found' });
  const taken = whyUnavailable(since.value);
  return taken === null ? booked : fail(taken);
}

/** The product as the marketplace has it now. Null if it is not offered any more. Fails if its row is unreadable. */
async function offerNow(
  ports: CataloguePorts,
  { id, categoryName }: Product,
): Promise<Result<Product | null, ApiFailure>> {
  const offers = await listOffersIn(ports, [{ categoryName, productId: id }], { fresh: true });
  return offers.ok ? offerWith(id, offers.value) : offers;
}
