import type { BookingForm, BookProduct, BookProductFailure } from '#domain/booking/BookProduct.ts';
import { type BookingRefusal, canBookProduct } from '#domain/booking/bookingPolicy.ts';
import type { Booking } from '#domain/booking/Booking.ts';
import type { ListMyBookings } from '#domain/booking/ListMyBookings.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import type { AccessFailure, ApiFailure } from '#domain/shared/Failure.ts';
import type { Listing } from '#domain/shared/reading.ts';
import { failureText, failureTexts } from '../../copy/failures.ts';
import { outcomeTexts } from '../../copy/outcomes.ts';
import { Action } from '../../state/Action.ts';
import { Load } from '../../state/Load.ts';
import type { Notifications } from '../../state/Notifications.ts';
import type { SessionStore } from '../../state/SessionStore.ts';

/** One product's booking form; each opening of the dialog has its own. */
export class BookingViewModel {
  readonly product: Product;
  readonly action = new Action<BookProductFailure>();
  readonly mine = new Load<Listing<Booking>, ApiFailure | AccessFailure>();
  readonly #book: BookProduct;
  readonly #listMine: ListMyBookings;
  readonly #session: SessionStore;
  readonly #notifications: Notifications;

  constructor(
    product: Product,
    book: BookProduct,
    listMine: ListMyBookings,
    session: SessionStore,
    notifications: Notifications,
  ) {
    this.product = product;
    this.#book = book;
    this.#listMine = listMine;
    this.#session = session;
    this.#notifications = notifications;
  }

  start(): void {
    void this.mine.run((signal) => this.#listMine.execute(this.#session.actor ?? null, { signal }));
  }

  stop(): void {
    this.mine.cancel();
  }

  /** Why this person cannot book this product, as far as is known before sending; null when nothing speaks against it. */
  get refusal(): BookingRefusal | null {
    const possible = canBookProduct(this.#session.actor ?? null, this.product, this.mine.value?.items ?? []);
    return possible.ok ? null : possible.failure;
  }

  /** As the booking will name them. */
  get buyer(): { readonly name: string; readonly email: string } {
    const account = this.#session.actor?.account;
    return { name: account?.displayName || account?.email || '', email: account?.email ?? '' };
  }

  /** Answers whether the product is booked now. */
  async submit(form: BookingForm): Promise<boolean> {
    const actor = this.#session.actor ?? null;
    const answer = await this.action.run(() => this.#book.execute({ actor, product: this.product, form }));
    if (answer === null) return false;
    if (!answer.ok) {
      const { failure } = answer;
      if (failure.code !== 'rules/broken') {
        this.#notifications.say('danger', failureTexts, (texts) => failureText(failure, texts));
      }
      return false;
    }
    this.#notifications.say('success', outcomeTexts, (texts) => texts.booked);
    return true;
  }
}
