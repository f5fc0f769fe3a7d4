import type { Container } from 'inversify';
import { BookProduct } from '#domain/booking/BookProduct.ts';
import { ListMyBookings } from '#domain/booking/ListMyBookings.ts';
import { BookingViewModel } from '#ui/features/shopping/BookingViewModel.ts';
import { CategoriesViewModel } from '#ui/features/shopping/CategoriesViewModel.ts';
import { ProductListViewModel } from '#ui/features/shopping/ProductListViewModel.ts';
import { factories } from '../factories.ts';
import { bindOnce } from '../token.ts';
import { ports, shared } from '../tokens.ts';
import { bindDrafts } from './drafts.ts';

export function bindShopping(container: Container): void {
  bindDrafts(container);
  bindOnce(container, factories.allProducts, [shared.browseProducts, shared.verifiedSellers], (browse, verified) => () =>
    new ProductListViewModel((options) => browse.all(options), verified));
  bindOnce(container, factories.advertisedProducts, [shared.browseProducts, shared.verifiedSellers], (browse, verified) => () =>
    new ProductListViewModel((options) => browse.advertised(options), verified));
  bindOnce(container, factories.categoryProducts, [shared.browseProducts, shared.verifiedSellers, shared.session], (browse, verified, session) => (name) =>
    new ProductListViewModel((options) => browse.ofCategory(session.actor ?? null, name, options), verified));
  bindOnce(container, factories.categories, [shared.listCategories], (list) => () => new CategoriesViewModel(list));
  bindOnce(
    container, factories.booking, [ports.bookings, shared.session, shared.notifications],
    (bookings, session, notifications) => {
      const book = new BookProduct(bookings);
      return (product) => new BookingViewModel(product, book, new ListMyBookings(bookings), session, notifications);
    },
  );
}
