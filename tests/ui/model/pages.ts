import type { RoutePattern } from '#domain/identity/accessPolicy.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import type { Listing } from '#domain/shared/reading.ts';
import { paymentLink } from '#ui/features/payment/providerReturn.ts';
import type { BookingViewModel } from '#ui/features/shopping/BookingViewModel.ts';
import type { ProductListViewModel } from '#ui/features/shopping/ProductListViewModel.ts';
import type { Load } from '#ui/state/Load.ts';
import { pay } from './paying.ts';
import type { Offer, Page, ShownList } from './Page.ts';
import { aPictureFile, goodBooking, productForm } from './typed.ts';
import type { Tab } from './Tab.ts';

type Kind = ShownList['of'];

function pendingLoad(name: string, load: Load<unknown, unknown>): readonly string[] {
  return load.state.status === 'loading' || load.state.status === 'refreshing' ? [name] : [];
}

function pendingActions(actions: Readonly<Record<string, { readonly isPending: boolean }>>): readonly string[] {
  return Object.entries(actions).flatMap(([name, { isPending }]) => (isPending ? [name] : []));
}

function shown<T>(of: Kind, load: Load<Listing<T>, unknown>, id: (item: T) => string, owner?: (item: T) => string): ShownList {
  const items = load.value?.items ?? [];
  return { of, state: load.state, status: load.state.status, ids: items.map(id), owners: owner === undefined ? [] : items.map(owner) };
}

const idOf = ({ id }: { readonly id: string }): string => id;
const emailOf = ({ email }: { readonly email: string }): string => email;

/** The booking dialog, over whichever page it was opened from. */
class BookingDialog {
  open: BookingViewModel | null = null;
  readonly #tab: Tab;

  constructor(tab: Tab) {
    this.#tab = tab;
  }

  show(product: Product): void {
    this.close();
    this.open = this.#tab.viewModels.booking(product);
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
      // A dialog that is busy stays open; a page can be left.
      ...(dialog.action.isPending ? [] : [{ name: 'close the dialog', press: () => this.close() }]),
    ];
  }

  pending(): readonly string[] {
    if (this.open === null) return [];
    return [...pendingActions({ booking: this.open.action }), ...pendingLoad('own bookings', this.open.mine)];
  }
}

function products(tab: Tab, route: RoutePattern, of: Kind, vm: ProductListViewModel): Page {
  const dialog = new BookingDialog(tab);
  return {
    route,
    start: () => vm.start(),
    stop: () => {
      dialog.close();
      vm.stop();
    },
    offers: () => {
      if (dialog.open !== null) return dialog.offers(dialog.open);
      const items = vm.products.value?.items ?? [];
      return [
        ...items.map((product) => ({ name: `want ${product.productName}`, press: () => dialog.show(product) })),
        { name: 'refresh', press: () => vm.refresh() },
      ];
    },
    pending: () => [...pendingLoad('products', vm.products), ...dialog.pending()],
    list: () => shown(of, vm.products, idOf),
  };
}

function bookings(tab: Tab, route: RoutePattern): Page {
  const vm = tab.viewModels.bookings();
  return {
    route,
    start: () => vm.start(),
    stop: () => vm.stop(),
    offers: () => [
      ...(vm.bookings.value?.items ?? []).flatMap((booking) => [
        { name: `pay for ${booking.productName}`, press: () => tab.visitPayment(booking.id) },
        { name: `pay for ${booking.productName}`, press: () => tab.visitPayment(booking.id) },
        { name: `delete booking of ${booking.productName}`, press: () => vm.delete(booking) },
      ]),
      { name: 'refresh', press: () => vm.refresh() },
    ],
    pending: () => [...pendingLoad('bookings', vm.bookings), ...pendingActions({ deletion: vm.deletion })],
    list: () => shown('bookings', vm.bookings, idOf, emailOf),
  };
}

/** Without waiting for the seconds in which one may undo it. */
export function deleteNow(tab: Tab, product: Product): void {
  tab.viewModels.myProducts().delete(product);
  tab.answerToast(false);
}

function myProducts(tab: Tab): Page {
  const vm = tab.viewModels.myProducts();
  return {
    route: '/dashboard/sellersproducts',
    start: () => vm.start(),
    stop: () => vm.stop(),
    offers: () => [
      ...(vm.products.value?.items ?? []).flatMap((product) => [
        { name: `advertise ${product.productName}`, press: () => vm.advertise(product) },
        { name: `delete ${product.productName}`, press: () => vm.delete(product) },
        { name: `delete ${product.productName} now`, press: () => deleteNow(tab, product) },
      ]),
      { name: 'undo', press: () => tab.answerToast(true) },
      { name: 'delete now', press: () => tab.answerToast(false) },
      { name: 'refresh', press: () => vm.refresh() },
    ],
    pending: () => [...pendingLoad('my products', vm.products), ...pendingActions(Object.fromEntries(vm.advertising))],
    list: () => shown('my products', vm.products, idOf, ({ sellerEmail }) => sellerEmail),
  };
}

function addProduct(tab: Tab): Page {
  const vm = tab.viewModels.addProduct();
  const form = productForm(tab.nextName(), vm.initialForm);
  const post = (withoutPicture: boolean) => async (): Promise<void> => {
    if (await vm.submit(form, { withoutPicture })) tab.wasToldAdded(form.productName);
  };
  return {
    route: '/dashboard/addproducts',
    start: () => {
      vm.start();
      vm.choosePicture(aPictureFile());
    },
    stop: () => vm.stop(),
    offers: () => [
      { name: 'choose a picture', press: () => vm.choosePicture(aPictureFile()) },
      { name: 'post', press: post(false) },
      { name: 'post', press: post(false) },
      { name: 'remove the picture', press: () => vm.removePicture() },
      { name: 'post without the picture', press: post(true) },
      { name: 'cancel the upload', press: () => vm.cancelUpload() },
      { name: 'post without a name', press: () => vm.submit({ ...form, productName: ' ' }) },
    ],
    pending: () => [...pendingLoad('categories', vm.categories), ...pendingActions({ posting: vm.action })],
  };
}

function sellers(tab: Tab): Page {
  const vm = tab.viewModels.sellers();
  return {
    route: '/dashboard/allseller',
    start: () => vm.start(),
    stop: () => vm.stop(),
    offers: () => [
      ...(vm.sellers.value?.items ?? []).flatMap((seller) => [
        { name: `verify ${seller.name}`, press: () => vm.verify(seller) },
        { name: `verify ${seller.name}`, press: () => vm.verify(seller) },
        { name: `delete ${seller.name}`, press: () => vm.delete(seller) },
      ]),
      { name: 'refresh', press: () => vm.refresh() },
    ],
    pending: () => [
      ...pendingLoad('sellers', vm.sellers),
      ...pendingActions({ deletion: vm.deletion, ...Object.fromEntries(vm.verifying) }),
    ],
    list: () => shown('sellers', vm.sellers, emailOf),
  };
}

function buyers(tab: Tab): Page {
  const vm = tab.viewModels.buyers();
  return {
    route: '/dashboard/allbuyer',
    start: () => vm.start(),
    stop: () => vm.stop(),
    offers: () => [
      { name: 'refresh', press: () => vm.refresh() },
      { name: 'refresh', press: () => vm.refresh() },
      ...(vm.buyers.value?.items ?? []).map((buyer) => ({ name: `delete ${buyer.name}`, press: () => vm.delete(buyer) })),
    ],
    pending: () => [...pendingLoad('buyers', vm.buyers), ...pendingActions({ deletion: vm.deletion })],
    list: () => shown('buyers', vm.buyers, emailOf),
  };
}

function logIn(tab: Tab): Page {
  const vm = tab.viewModels.logIn();
  return {
    route: '/login',
    start: () => {},
    stop: () => {},
    offers: () => [
      ...tab.device.people.map((person) => ({ name: `log in as ${person.name}`, press: () => vm.withEmail(person) })),
      { name: 'mistype the password', press: () => vm.withEmail({ ...tab.device.people[0], password: 'Wrong#Words1' }) },
      { name: 'log in with Google', press: () => vm.withGoogle() },
    ],
    pending: () => pendingActions({ 'log-in': vm.action }),
  };
}

export function payment(tab: Tab, bookingId: string, search: string): Page {
  const vm = tab.viewModels.payment({ bookingId, link: paymentLink(search) });
  return {
    route: '/dashboard/payment/:id',
    start: () => vm.start(),
    stop: () => vm.stop(),
    offers: () => [
      ...(vm.form === null ? [] : pay(tab, vm)),
      { name: 'ask the provider', press: () => vm.check() },
      { name: 'begin again', press: () => vm.begin() },
      { name: 'start afresh', press: () => vm.startAfresh() },
    ],
    pending: () => [...pendingLoad('payment', vm.started), ...pendingActions({ paying: vm.paying, checking: vm.checking })],
  };
}

/** The pages that a person can walk to. */
export const pages = {
  '/allproducts': (tab) => products(tab, '/allproducts', 'products', tab.viewModels.allProducts()),
  '/allproducts/advertise': (tab) => products(tab, '/allproducts/advertise', 'advertised', tab.viewModels.advertisedProducts()),
  '/categories/:categoryName': (tab) => products(tab, '/categories/:categoryName', 'category', tab.viewModels.categoryProducts('HP')),
  '/dashboard': (tab) => bookings(tab, '/dashboard'),
  '/dashboard/myproducts': (tab) => bookings(tab, '/dashboard/myproducts'),
  '/dashboard/sellersproducts': myProducts,
  '/dashboard/addproducts': addProduct,
  '/dashboard/allseller': sellers,
  '/dashboard/allbuyer': buyers,
  '/login': logIn,
} as const satisfies { readonly [R in RoutePattern]?: (tab: Tab) => Page };

export type Walk = keyof typeof pages;
