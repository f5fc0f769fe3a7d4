import { reaction } from 'mobx';
import type { BookingForm, BookProductFailure, BookProduct } from '#domain/booking/bookProduct.ts';
import { type BookingRefusal, canBookProduct } from '#domain/booking/bookingPolicy.ts';
import type { Booking } from '#domain/booking/Booking.ts';
import type { ListMyBookings } from '#domain/booking/listMyBookings.ts';
import { sellerOf } from '#domain/booking/summariseBooking.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import type { CallFailure } from '#domain/shared/Failure.ts';
import { plainNumber } from '#domain/shared/PhoneNumber.ts';
import type { Listing } from '#domain/shared/reading.ts';
import { fail } from '#domain/shared/Result.ts';
import { bookingTexts } from '../../texts/booking.ts';
import { failureText, failureTexts } from '../../texts/failures.ts';
import { outcomeTexts } from '../../texts/outcomes.ts';
import { Action } from '../../state/Action.ts';
import { Load } from '../../state/Load.ts';
import { oneTabAtATime } from '../../state/oneTabAtATime.ts';
import type { Notifications } from '../../state/Notifications.ts';
import type { SessionStore } from '../../state/SessionStore.ts';
import type { LatestBooking } from './LatestBooking.ts';
import { stillHere } from '../../state/stillHere.ts';

type Buyer = { readonly name: string; readonly email: string };

type BookingParts = {
  readonly book: BookProduct;
  readonly listMine: ListMyBookings;
  readonly session: SessionStore;
  readonly notifications: Notifications;
  readonly latest: LatestBooking;
};

/** Failures after which the shown product may have changed. */
const refusals: ReadonlySet<string> = new Set<BookProductFailure['code']>([
  'api/refused',
  'api/not-found',
  'booking/price-changed',
  'booking/reserved',
  'booking/sold',
]);

/** One product's booking form; each opening of the dialog has its own. */
export class BookingViewModel {
  readonly product: Product;
  readonly action = new Action<BookProductFailure>();
  readonly mine = new Load<Listing<Booking>, CallFailure>();
  readonly #parts: BookingParts;
  /** The toast about the last failure; 0 if there is none. */
  #failed = 0;
  /** Whether the person has left the form, which would say what a message is about. */
  #isLeft = false;
  #unlisten: (() => void) | null = null;

  constructor(parts: BookingParts, product: Product) {
    this.product = product;
    this.#parts = parts;
  }

  start(): void {
    this.#isLeft = false;
    this.#readMine();
    // An earlier form of this product, left while it was being sent, has booked it.
    this.#unlisten = reaction(
      () => this.#parts.latest.notice?.productId,
      (booked) => {
        if (booked === this.product.id) this.#readMine();
      },
    );
  }

  stop(): void {
    this.#isLeft = true;
    this.#unlisten?.();
    this.mine.cancel();
  }

  #readMine(): void {
    const { listMine, session } = this.#parts;
    void this.mine.run((signal) => listMine(session.actor ?? null, { signal }));
  }

  /** Why sending makes no sense: the last attempt's answer, or what is known before one. Null if nothing speaks against it. */
  get refusal(): BookingRefusal | null {
    const { failure } = this.action;
    if (failure?.code === 'booking/already-booked') return failure;
    if (failure?.code === 'booking/reserved' || failure?.code === 'booking/sold') return failure;
    const possible = canBookProduct(this.#parts.session.actor ?? null, this.product, this.mine.value?.items ?? []);
    return possible.ok ? null : possible.failure;
  }

  /** Whether the marketplace refused the last attempt. */
  get isRefused(): boolean {
    const code = this.action.failure?.code;
    return code !== undefined && refusals.has(code);
  }

  /** The names that the booking will contain. */
  get buyer(): Buyer {
    const account = this.#parts.session.actor?.account;
    return { name: account?.displayName || account?.email || '', email: account?.email ?? '' };
  }

  /**
   * Answers whether the product is booked now. `shown`: the product as the form shows it, which may have changed since
   * the form was opened.
   */
  async submit(form: BookingForm, shown: Product = this.product): Promise<boolean> {
    const { book, session, notifications } = this.#parts;
    const actor = session.actor ?? null;
    const { buyer } = this;
    const isHere = stillHere(session);
    notifications.dismiss(this.#failed);
    const answer = await this.action.run(() =>
      oneTabAtATime(`booking ${this.product.id}`, async () =>
        isHere() ? book({ actor, product: shown, form }) : fail({ code: 'api/cancelled' }),
      ),
    );
    if (answer === null || !isHere()) return false;
    if (!answer.ok) {
      const { failure } = answer;
      if (failure.code !== 'rules/broken') {
        const isLeft = this.#isLeft;
        this.#failed = notifications.say('danger', failureTexts, (texts, language) => {
          const why = failureText(failure, texts);
          if (!isLeft) return why;
          const { notConfirmed } = outcomeTexts[language];
          return `${notConfirmed(bookingTexts[language].submit, shown.productName)} ${why}`;
        });
      }
      return false;
    }
    notifications.say('success', outcomeTexts, (texts) => texts.booked);
    this.#unlisten?.();
    this.#tellNext(shown, buyer, form);
    return true;
  }

  /** The answer does not include the booking, but the product and the form contain everything to show. */
  #tellNext(product: Product, { name, email }: Buyer, { phone, meetingLocation }: BookingForm): void {
    const { productName, price, id } = product;
    this.#parts.latest.set(email, {
      booking: {
        buyerName: name,
        phone: plainNumber(phone),
        meetingLocation: meetingLocation.trim(),
        price,
        productName,
      },
      seller: sellerOf(product),
      productId: id,
    });
  }
}
