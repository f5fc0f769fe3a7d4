import { paymentLink } from '#ui/context/paymentReturn.ts';
import type { ProductListViewModel } from '#ui/features/search/ProductListViewModel.ts';
import type { PathPattern } from '#ui/context/paths.ts';
import { BookingDialog } from './BookingDialog.ts';
import { CardForm } from './CardForm.ts';
import { dealFacts, productFacts } from './facts.ts';
import type { Page, ShownList, TabView } from './Page.ts';
import { ReportForm } from './ReportForm.ts';
import { emailOf, idOf, pendingActions, pendingLoad, shown } from './pageState.ts';

export function products(tab: TabView, route: PathPattern, of: ShownList['of'], vm: ProductListViewModel): Page {
  const dialog = new BookingDialog(tab);
  const report = new ReportForm(tab);
  return {
    route,
    start: () => vm.start(),
    stop: () => {
      dialog.close();
      report.close();
      vm.stop();
    },
    offers: () => {
      if (dialog.open !== null) return dialog.offers(dialog.open);
      if (report.open !== null) return report.offers(report.open);
      const items = vm.products.value?.items ?? [];
      return [
        ...items.map((product) => ({ name: `want ${product.productName}`, press: () => dialog.show(product) })),
        ...items.map((product) => ({
          name: `open the report of ${product.productName}`,
          press: () => report.show(product),
        })),
        { name: 'refresh', press: () => vm.refresh() },
      ];
    },
    pending: () => [...pendingLoad('products', vm.products), ...dialog.pending(), ...report.pending()],
    list: () => ({ ...shown(of, vm.products, idOf), facts: (vm.products.value?.items ?? []).map(productFacts) }),
  };
}

export function bookings(tab: TabView, route: PathPattern): Page {
  const vm = tab.viewModels.bookings();
  return {
    route,
    start: () => vm.start(),
    stop: () => vm.stop(),
    offers: () => [
      ...(vm.bookings.value?.items ?? []).flatMap((booking) => [
        { name: `pay for ${booking.productName}`, press: () => tab.visitPayment(booking.id) },
        { name: `pay for ${booking.productName}`, press: () => tab.visitPayment(booking.id) },
        { name: 'open the booking', press: () => tab.visitBooking(booking.id) },
        { name: `delete booking of ${booking.productName}`, press: () => vm.delete(booking) },
      ]),
      { name: 'refresh', press: () => vm.refresh() },
    ],
    pending: () => [...pendingLoad('bookings', vm.bookings), ...pendingActions({ deletion: vm.deletion })],
    list: () => ({
      ...shown('bookings', vm.bookings, idOf, emailOf),
      facts: (vm.bookings.value?.items ?? []).map(dealFacts),
    }),
    paidHere: () => (vm.bookings.value?.items ?? []).filter((booking) => vm.paidHere(booking) !== null).map(idOf),
  };
}

export function payment(tab: TabView, bookingId: string, search: string): Page {
  const vm = tab.viewModels.payment({ bookingId, link: paymentLink(search) }, () => {});
  const cardForm = new CardForm(tab, vm);
  return {
    route: '/dashboard/payment/:id',
    start: () => {
      vm.start();
      cardForm.start();
    },
    stop: () => {
      cardForm.stop();
      vm.stop();
    },
    offers: () => [
      ...cardForm.offers(),
      { name: 'ask the provider', press: () => vm.check() },
      { name: 'begin again', press: () => vm.begin() },
      { name: 'start afresh', press: () => vm.startAfresh() },
    ],
    pending: () => [
      ...pendingLoad('payment', vm.started),
      ...cardForm.pending(),
      ...pendingActions({ paying: vm.outcome.paying, checking: vm.outcome.checking }),
    ],
  };
}
