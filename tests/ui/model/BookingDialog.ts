import type { Product } from '#domain/catalogue/Product.ts';
import type { BookingViewModel } from '#ui/parts/booking/BookingViewModel.ts';
import type { Offer, TabView } from './Page.ts';
import { pendingActions, pendingLoad } from './pageState.ts';
import { goodBooking } from './formInput.ts';

/** The booking dialog, over whichever page opened it. */
export class BookingDialog {
  open: BookingViewModel | null = null;
  readonly #tab: TabView;

  constructor(tab: TabView) {
    this.#tab = tab;
  }

  show(product: Product): void {
    this.close();
    const { booking, latestBooking } = this.#tab.viewModels;
    this.open = booking(product, latestBooking());
    this.open.start();
  }

  close(): void {
    this.open?.stop();
    this.open = null;
  }

  offers(dialog: BookingViewModel): readonly Offer[] {
    const { product } = dialog;
    const book = async (): Promise<void> => {
      const { actor = null } = this.#tab.session;
      this.#tab.beginsBooking();
      const booked = await dialog.submit(goodBooking);
      if (!booked) return;
      this.#tab.wasToldBooked(product, actor);
      this.close();
      this.#tab.visit('/dashboard/myproducts');
    };
    return [
      { name: `book ${product.productName}`, press: book },
      { name: 'book without a phone', press: () => dialog.submit({ ...goodBooking, phone: '' }) },
      // A busy dialog stays open, but the person can leave the page.
      ...(dialog.action.isPending ? [] : [{ name: 'close the dialog', press: () => this.close() }]),
    ];
  }

  pending(): readonly string[] {
    if (this.open === null) return [];
    return [...pendingActions({ booking: this.open.action }), ...pendingLoad('own bookings', this.open.mine)];
  }
}
