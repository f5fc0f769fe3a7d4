import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { Booking, NewBooking } from '#domain/booking/Booking.ts';
import type { BookingsApi } from '#domain/booking/BookingsApi.ts';
import type { SalesApi } from '#domain/booking/SalesApi.ts';
import type { CategoriesApi } from '#domain/catalogue/CategoriesApi.ts';
import { checkSellerVerified } from '#domain/catalogue/checkSellerVerified.ts';
import type { ProductsApi } from '#domain/catalogue/ProductsApi.ts';
import type { LogOut } from '#domain/identity/logOut.ts';
import type { RestoreSession } from '#domain/identity/restoreSession.ts';
import type { Actor } from '#domain/identity/Session.ts';
import type { CatalogueSearch } from '#domain/search/CatalogueSearch.ts';
import type { ReportsApi } from '#domain/reporting/ReportsApi.ts';
import type { UsersApi } from '#domain/identity/UsersApi.ts';
import { listing } from '#domain/shared/reading.ts';
import { ok } from '#domain/shared/Result.ts';
import { specifiedOfferEnd } from '#domain/storefront/Offer.ts';
import type { UpcomingProductsApi } from '#domain/storefront/UpcomingProductsApi.ts';
import type { App } from '#ui/context/AppContext.ts';
import { AppProvider } from '#ui/context/AppProvider.tsx';
import { deviceFeature } from '#ui/parts/saved/deviceFeature.ts';
import { savedMarkFeature } from '#ui/parts/saved/savedMarkFeature.ts';
import { offerFeature } from '#ui/features/storefront/offerFeature.ts';
import { storefrontFeature } from '#ui/features/storefront/storefrontFeature.ts';
import { savedFeature } from '#ui/features/saved/savedFeature.ts';
import { catalogueFeature } from '#ui/features/catalogue/catalogueFeature.ts';
import { bookingDialogFeature } from '#ui/parts/booking/bookingDialogFeature.ts';
import { latestBookingFeature } from '#ui/parts/booking/latestBookingFeature.ts';
import { reportFeature } from '#ui/parts/reporting/reportFeature.ts';
import { similarFeature } from '#ui/parts/search/similarFeature.ts';
import { searchFeature } from '#ui/features/search/searchFeature.ts';
import { LogInAgainPrompt } from '#ui/state/LogInAgainPrompt.ts';
import { browserTimer } from '#adapters/browser/browserTimer.ts';
import { PendingDeletions } from '#ui/state/PendingDeletions.ts';
import { Notifications } from '#ui/state/Notifications.ts';
import { Preferences } from '#ui/state/Preferences.ts';
import type { Language } from '#ui/texts/Language.ts';
import { SessionStore } from '#ui/state/SessionStore.ts';
import type { SharedCatalogue } from '#ui/state/SharedCatalogue.ts';
import { VerifiedSellers } from '#ui/state/VerifiedSellers.ts';
import { SavedProducts } from '#ui/state/SavedProducts.ts';
import { savedLists } from '#domain/saved/SavedList.ts';
import type { DeviceStore } from '#domain/shared/DeviceStore.ts';
import { aDevice } from '../../builders/aDevice.ts';
import { making, type ViewModels } from '../viewModels.ts';
import { DeviceDrafts, draftFactories } from '../drafts/deviceDrafts.ts';

const nothing = async () => ok(listing<never>([]));

type ShopParts = {
  readonly actor?: Actor;
  readonly language?: Language;
  readonly products?: Partial<ProductsApi>;
  readonly categories?: CategoriesApi;
  readonly upcoming?: UpcomingProductsApi;
  readonly bookings?: Partial<BookingsApi>;
  readonly verifiedEmails?: readonly string[];
  /** In place of an answer from `verifiedEmails`. */
  readonly isVerified?: UsersApi['isVerified'];
  readonly mine?: readonly Booking[];
  readonly now?: () => number;
  readonly offerEndsAt?: number;
  /** None by default, as in the specification. */
  readonly reports?: Partial<ReportsApi>;
  readonly store?: DeviceStore;
  readonly device?: DeviceDrafts;
  /** Without it the marketplace has no `sales`. */
  readonly sales?: SalesApi;
  /** Without it the shop searches its own lists. */
  readonly search?: CatalogueSearch;
};

export type Shop = {
  readonly booked: NewBooking[];
  readonly askedAbout: string[];
  readonly app: App;
  readonly toasts: () => string[];
  readonly open: (path: string, page: ReactNode) => RenderResult & { readonly address: () => string };
};

/** Pages at an address, with view models over hand-made ports. */
export function aShop(parts: ShopParts = {}): Shop {
  const booked: NewBooking[] = [];
  const askedAbout: string[] = [];
  const language = parts.language ?? 'english';
  const clock = { now: parts.now ?? (() => 0) };
  const store = parts.store ?? aDevice();

  const products: ProductsApi = {
    all: nothing,
    advertised: nothing,
    ofCategory: nothing,
    ofSeller: nothing,
    add: async () => ok(),
    advertise: async () => ok(),
    delete: async () => ok(true),
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
      return parts.isVerified?.(email) ?? ok((parts.verifiedEmails ?? []).includes(email));
    },
  } as Pick<UsersApi, 'isVerified'> as UsersApi;

  const preferences = new Preferences(aDevice(language));
  const session = new SessionStore({ restoreSession: {} as RestoreSession, logOut: {} as LogOut });
  session.restored.set(parts.actor ?? null);
  const notifications = new Notifications();
  const verifiedSellers = new VerifiedSellers(checkSellerVerified({ users }));
  const wishList = new SavedProducts({ device: store, clock }, savedLists.wishList);
  const comparison = new SavedProducts({ device: store, clock }, savedLists.comparison);
  const recentlyViewed = new SavedProducts({ device: store, clock }, savedLists.recentlyViewed);
  const settings = { offerEndsAt: parts.offerEndsAt ?? specifiedOfferEnd };
  const ports = {
    products,
    bookings,
    categories: parts.categories ?? { list: nothing },
    upcomingProducts: parts.upcoming ?? { list: nothing },
    sales: parts.sales ?? null,
    reports: parts.reports === undefined ? null : (parts.reports as ReportsApi),
    deviceStore: store,
    clock,
    search: parts.search ?? null,
  };
  const sharedCatalogue: SharedCatalogue = { indexes: new WeakMap(), shown: null };
  const page = {
    session,
    notifications,
    settings,
    verifiedSellers,
    wishList,
    comparison,
    recentlyViewed,
    sharedCatalogue,
  };
  const made: Partial<ViewModels> = {
    ...catalogueFeature(ports, page),
    ...savedFeature(ports, page),
    ...deviceFeature(ports, page),
    ...savedMarkFeature(ports),
    ...offerFeature(ports, page),
    ...storefrontFeature(ports, page),
    ...searchFeature(ports, page),
    ...similarFeature(ports),
    ...bookingDialogFeature(ports, page),
    ...latestBookingFeature(ports, page),
    ...reportFeature(ports, page),
    ...draftFactories((parts.device ?? new DeviceDrafts()).of(session)),
  };
  const app: App = {
    preferences,
    session,
    notifications,
    pendingDeletions: new PendingDeletions(browserTimer, session),
    logInAgain: new LogInAgainPrompt(),
    wishList,
    comparison,
    make: making(made),
    prepare: async () => {},
    onChangedElsewhere: () => () => {},
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
          <AppProvider app={app}>{page}</AppProvider>
        </Router>,
      );
      return { ...result, address: () => location.history.at(-1) ?? '' };
    },
  };
}
