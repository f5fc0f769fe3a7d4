import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { BookProduct } from '#domain/booking/BookProduct.ts';
import type { Booking, NewBooking } from '#domain/booking/Booking.ts';
import type { BookingsApi } from '#domain/booking/BookingsApi.ts';
import { ListMyBookings } from '#domain/booking/ListMyBookings.ts';
import { BrowseProducts } from '#domain/catalogue/BrowseProducts.ts';
import type { CategoriesApi } from '#domain/catalogue/CategoriesApi.ts';
import { CheckSellerVerified } from '#domain/catalogue/CheckSellerVerified.ts';
import { ListCategories } from '#domain/catalogue/ListCategories.ts';
import { FindProduct } from '#domain/catalogue/FindProduct.ts';
import type { ProductsApi } from '#domain/catalogue/ProductsApi.ts';
import type { LogOut } from '#domain/identity/LogOut.ts';
import type { RestoreSession } from '#domain/identity/RestoreSession.ts';
import type { Actor, Session } from '#domain/identity/Session.ts';
import type { UsersApi } from '#domain/identity/UsersApi.ts';
import { listing } from '#domain/shared/reading.ts';
import { ok } from '#domain/shared/Result.ts';
import { ListUpcomingProducts } from '#domain/storefront/ListUpcomingProducts.ts';
import { specifiedOfferEnd } from '#domain/storefront/Offer.ts';
import type { UpcomingProductsApi } from '#domain/storefront/UpcomingProductsApi.ts';
import { type App, AppContext } from '#ui/app/AppContext.ts';
import type { ViewModels } from '#ui/app/ViewModels.ts';
import { HomeViewModel } from '#ui/features/home/HomeViewModel.ts';
import { CompareViewModel } from '#ui/features/kept/CompareViewModel.ts';
import { WishListViewModel } from '#ui/features/kept/WishListViewModel.ts';
import { ProductViewModel } from '#ui/features/product/ProductViewModel.ts';
import { BookingViewModel } from '#ui/features/shopping/BookingViewModel.ts';
import { CategoriesViewModel } from '#ui/features/shopping/CategoriesViewModel.ts';
import { ProductListViewModel } from '#ui/features/shopping/ProductListViewModel.ts';
import { Comparison } from '#ui/state/Comparison.ts';
import { LogInAgainPrompt } from '#ui/state/LogInAgainPrompt.ts';
import { Notifications } from '#ui/state/Notifications.ts';
import { type Language, Preferences, type PreferenceStore } from '#ui/state/Preferences.ts';
import { RecentlyViewed } from '#ui/state/RecentlyViewed.ts';
import { SessionStore } from '#ui/state/SessionStore.ts';
import { VerifiedSellers } from '#ui/state/VerifiedSellers.ts';
import { WishList } from '#ui/state/WishList.ts';
import { DeviceDrafts, draftFactories } from '../drafts/deviceDrafts.ts';

export const buyer: Session = {
  account: { email: 'sabbir@example.com', displayName: 'Sabbir Alam', photoURL: null },
  isAdmin: false,
  isSeller: false,
};

const nothing = async () => ok(listing<never>([]));

type ShopParts = {
  readonly actor?: Actor;
  readonly language?: Language;
  readonly products?: Partial<ProductsApi>;
  readonly categories?: CategoriesApi;
  readonly upcoming?: UpcomingProductsApi;
  readonly bookings?: Partial<BookingsApi>;
  readonly verifiedEmails?: readonly string[];
  readonly mine?: readonly Booking[];
  readonly now?: () => number;
  readonly offerEndsAt?: number;
  readonly store?: PreferenceStore;
  readonly device?: DeviceDrafts;
};

export type Shop = {
  readonly booked: NewBooking[];
  readonly askedAbout: string[];
  readonly app: App;
  readonly toasts: () => string[];
  readonly open: (path: string, page: ReactNode) => RenderResult & { readonly address: () => string };
};

/** Pages over view models over hand-made ports, at an address. */
export function aShop(parts: ShopParts = {}): Shop {
  const booked: NewBooking[] = [];
  const askedAbout: string[] = [];
  const language = parts.language ?? 'english';
  const clock = { now: parts.now ?? (() => 0) };
  const store = parts.store ?? { read: () => null, write: () => {} };

  const products: ProductsApi = {
    all: nothing, advertised: nothing, ofCategory: nothing, ofSeller: nothing,
    add: async () => ok(), advertise: async () => ok(), delete: async () => ok(true),
    ...parts.products,
  };
  const bookings: BookingsApi = {
    book: async (booking) => {
      booked.push(booking);
      return ok();
    },
    ofBuyer: async () => ok(listing(parts.mine ?? [])),
    byId: async () => ({ ok: false, failure: { code: 'api/not-found' } }),
    delete: async () => ok(true),
    ...parts.bookings,
  };
  const users = {
    isVerified: async (email: string) => {
      askedAbout.push(email);
      return ok((parts.verifiedEmails ?? []).includes(email));
    },
  } as Pick<UsersApi, 'isVerified'> as UsersApi;

  const preferences = new Preferences({ read: (key) => (key === 'language' ? language : null), write: () => {} });
  const session = new SessionStore({} as RestoreSession, {} as LogOut);
  session.restored.set(parts.actor ?? null);
  const notifications = new Notifications();
  const verified = new VerifiedSellers(new CheckSellerVerified(users));
  const browse = new BrowseProducts(products);
  const list = new ListCategories(parts.categories ?? { list: nothing });
  const upcoming = new ListUpcomingProducts(parts.upcoming ?? { list: nothing });
  const wishList = new WishList(store, clock);
  const comparison = new Comparison(store, clock);
  const viewed = new RecentlyViewed(store, clock);
  const find = new FindProduct(products);
  const made: Partial<ViewModels> = {
    product: (id) => new ProductViewModel(id, find, verified, viewed, [wishList, comparison]),
    wishList: () => new WishListViewModel(find, verified, wishList, viewed),
    comparison: () => new CompareViewModel(find, [comparison, wishList, viewed]),
    home: () => new HomeViewModel(browse, list, upcoming, verified, clock, parts.offerEndsAt ?? specifiedOfferEnd),
    categories: () => new CategoriesViewModel(list),
    allProducts: () => new ProductListViewModel((options) => browse.all(options), verified),
    advertisedProducts: () => new ProductListViewModel((options) => browse.advertised(options), verified),
    categoryProducts: (name) =>
      new ProductListViewModel((options) => browse.ofCategory(session.actor ?? null, name, options), verified),
    ...draftFactories((parts.device ?? new DeviceDrafts()).of(session)),
    booking: (product) =>
      new BookingViewModel(product, new BookProduct(bookings), new ListMyBookings(bookings), session, notifications),
  };
  const app: App = {
    preferences,
    session,
    notifications,
    logInAgain: new LogInAgainPrompt(),
    wishList,
    comparison,
    viewModels: made as ViewModels,
  };

  return {
    booked,
    askedAbout,
    app,
    toasts: () => notifications.all.map((toast) => toast.text(language)),
    open: (path, page) => {
      const location = memoryLocation({ path, record: true });
      const result = render(
        <Router hook={location.hook} searchHook={location.searchHook}>
          <AppContext value={app}>{page}</AppContext>
        </Router>,
      );
      return { ...result, address: () => location.history.at(-1) ?? '' };
    },
  };
}
