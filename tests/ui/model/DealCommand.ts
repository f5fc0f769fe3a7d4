import * as fc from 'fast-check';
import type { Booking } from '#domain/booking/Booking.ts';
import { allowedMoves } from '#domain/booking/dealPolicy.ts';
import { type BookingMove, bookingMoves } from '#domain/booking/BookingMove.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { goodBooking } from './formInput.ts';
import type { Offer } from './Page.ts';
import type { Tab } from './Tab.ts';
import type { World } from './World.ts';

/**
 * What people do to a deal on a page, by the beginning of the name that its button has in the model. Whoever is on
 * another page opens the one that has it.
 */
const dealSteps = ['book', 'delete booking', 'pay', 'refresh', ...bookingMoves] as const;
/** Most deals should get further than their first cancellation. */
const likelySteps = [...dealSteps, 'book', 'pay', 'accept', 'hand-over', 'hand-over'] as const;

/** Steps that need another one before. */
const ways = { book: ['want', 'book'], pay: ['pay for', 'pay with a good card'] } as const;
type DealStep = (typeof dealSteps)[number] | (typeof ways)['book' | 'pay'][number];

/** Steps of people on devices that the model does not open: they call the marketplace, even with what no page offers. */
const callers = ['buyer', 'otherBuyer', 'seller', 'seller', 'otherSeller', 'admin'] as const;
const calls = [...bookingMoves, 'accept', 'pay', 'book'] as const;

export type DealAction =
  | { readonly do: 'go to' | 'deal'; readonly step: DealStep; readonly choice: number; readonly twice: boolean }
  | {
      readonly do: 'elsewhere';
      readonly who: (typeof callers)[number];
      readonly call: (typeof calls)[number];
      readonly choice: number;
    };

export const dealActions: readonly fc.WeightedArbitrary<DealAction>[] = [
  {
    weight: 90,
    arbitrary: fc.record({
      do: fc.constant('deal'),
      step: fc.constantFrom(...likelySteps),
      choice: fc.nat(20),
      twice: fc.boolean(),
    }),
  },
  {
    weight: 20,
    arbitrary: fc.record({
      do: fc.constant('elsewhere'),
      who: fc.constantFrom(...callers),
      call: fc.constantFrom(...calls),
      choice: fc.nat(20),
    }),
  },
];

/** Opens a page on which the step can be taken. A booking's own page is both sides'. */
export function goTo({ servers }: World, tab: Tab, { step, choice }: TabStep): void {
  if (offered(tab, step).length > 0) return;
  if (step === 'book') return tab.visit('/allproducts');
  const isOfList = step === 'pay' || step === 'delete booking';
  const hasRequests = tab.links.includes('/dashboard/requests');
  const own = [...servers.ofBuyer(tab.email ?? ''), ...servers.ofSeller(tab.email ?? '')];
  const move = bookingMoves.find((one) => one === step);
  const possible = own.filter((one) => move === undefined || movesIn(tab, one).includes(move));
  const booking = possible[choice % Math.max(1, possible.length)];
  if (booking !== undefined && !isOfList && (!hasRequests || choice % 3 > 0)) tab.visitBooking(booking.id);
  else tab.visit(hasRequests && !isOfList ? '/dashboard/requests' : '/dashboard/myproducts');
}

function movesIn({ session }: Tab, booking: Booking): readonly BookingMove[] {
  return allowedMoves(session.actor ?? null, booking);
}

function offered(tab: Tab, step: DealStep): readonly Offer[] {
  return tab.offers.filter(({ name }) => name.startsWith(step));
}

/** `press` presses one of these buttons. */
export function takeDealStep(tab: Tab, { step }: TabStep, press: (offers: readonly Offer[]) => void): void {
  press(offered(tab, step));
}

/** A page is read before anybody presses a button on it. */
export function withPage(action: TabStep): readonly DealAction[] {
  const { step } = action;
  const way: readonly DealStep[] = step === 'book' || step === 'pay' ? ways[step] : [step];
  return [{ ...action, do: 'go to' }, ...way.map((each) => ({ ...action, step: each }))];
}

type TabStep = Exclude<DealAction, { readonly do: 'elsewhere' }>;
type Elsewhere = Extract<DealAction, { readonly do: 'elsewhere' }>;

/** The marketplace decides. Only the two sides may move a deal, and only its buyer pays it. */
export function actElsewhere({ servers, observer }: World, { who, call, choice }: Elsewhere): void {
  const { bookings, products, marketplace, ledger } = servers;
  const { name, email } = people[who];
  const [booking, product] = [bookings[choice % bookings.length], products[choice % products.length]];
  const token = marketplace.issueToken(email);
  if (!token.ok) return;
  if (call === 'book') {
    const said = { buyerName: name, email, ...goodBooking };
    if (product !== undefined) marketplace.bookings.book({ ...said, ...bookedFields(product), productId: product.id });
  } else if (call !== 'pay') {
    const moved = booking && marketplace.deals?.move(token.value, booking.id, call, 'I found another one');
    if (booking !== undefined && moved?.ok === true) observer.deals.moved(booking.id, call, [email]);
  } else if (booking !== undefined && servers.setting.extensions.includes('paid')) {
    const begun = marketplace.bookings.createPaymentIntent({ bookingId: booking.id, price: booking.price });
    if (!begun.ok) return;
    const isBuyer = booking.email === email;
    if (isBuyer) ledger.move(begun.value, 'succeeded');
    const told = marketplace.bookings.markPaid(token.value, booking.id, ledger.find(begun.value)?.id ?? '');
    if (told.ok && !isBuyer) observer.violation(`${email} marks the booking of ${booking.email} as paid`);
  }
}

function bookedFields({ price, productName, image, categoryName, categoryId }: Product) {
  return { price, productName, image, categoryName, categoryId };
}
