import type { RoutePattern } from '#domain/identity/accessPolicy.ts';
import { paymentLink } from '#ui/features/payment/providerReturn.ts';
import type { ProductListViewModel } from '#ui/features/shopping/ProductListViewModel.ts';
import { BookingDialog } from './BookingDialog.ts';
import type { Page, ShownList, Visited } from './Page.ts';
import { pay } from './paying.ts';
import { emailOf, idOf, pendingActions, pendingLoad, shown } from './seen.ts';

export function products(tab: Visited, route: RoutePattern, of: ShownList['of'], vm: ProductListViewModel): Page {
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

export function bookings(tab: Visited, route: RoutePattern): Page {
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

export function payment(tab: Visited, bookingId: string, search: string): Page {
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
