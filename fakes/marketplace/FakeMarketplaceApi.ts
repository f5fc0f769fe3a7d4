import type { BuyersApi } from '#domain/administration/BuyersApi.ts';
import type { SellersApi } from '#domain/administration/SellersApi.ts';
import type { BookingsApi } from '#domain/booking/BookingsApi.ts';
import type { SalesApi } from '#domain/booking/SalesApi.ts';
import type { CategoriesApi } from '#domain/catalogue/CategoriesApi.ts';
import type { ProductsApi } from '#domain/catalogue/ProductsApi.ts';
import type { AuthorisedCalls } from '#domain/identity/AuthorisedCalls.ts';
import type { TokensApi } from '#domain/identity/TokensApi.ts';
import type { UsersApi } from '#domain/identity/UsersApi.ts';
import type { MarketplaceApi } from '#domain/MarketplaceApi.ts';
import type { PaidApi } from '#domain/payment/PaidApi.ts';
import type { PaymentIntentsApi } from '#domain/payment/PaymentIntentsApi.ts';
import type { ReportsApi } from '#domain/reporting/ReportsApi.ts';
import type { UpcomingProductsApi } from '#domain/storefront/UpcomingProductsApi.ts';
import type { CatalogueSearch } from '#domain/search/CatalogueSearch.ts';
import type { FakeControl } from '../control/FakeControl.ts';
import { FakeCalls, done, listed } from './FakeCalls.ts';
import { fakeCatalogueSearch } from './fakeCatalogueSearch.ts';
import { FakeTokensApi } from './FakeTokensApi.ts';
import type { Marketplace } from './Marketplace.ts';
import type { MarketplaceDeals } from './MarketplaceDeals.ts';
import type { MarketplaceReports } from './MarketplaceReports.ts';

type FakeMarketplaceParts = {
  readonly marketplace: Marketplace;
  readonly authorised: AuthorisedCalls;
  readonly control: FakeControl;
};

/** The marketplace without a network: every slice of the port over one in-memory marketplace. */
export class FakeMarketplaceApi implements MarketplaceApi {
  readonly tokens: TokensApi;
  readonly users: UsersApi;
  readonly products: ProductsApi;
  readonly categories: CategoriesApi;
  readonly bookings: BookingsApi;
  readonly paymentIntents: PaymentIntentsApi;
  readonly sellers: SellersApi;
  readonly buyers: BuyersApi;
  readonly upcomingProducts: UpcomingProductsApi;
  readonly sales: SalesApi | null;
  readonly paid: PaidApi | null;
  readonly reports: ReportsApi | null;
  readonly search: CatalogueSearch | null;

  constructor({ marketplace, authorised, control }: FakeMarketplaceParts) {
    const calls = new FakeCalls(control, authorised);
    this.tokens = new FakeTokensApi(marketplace, control);
    this.users = fakeUsersApi(marketplace, calls);
    this.products = fakeProductsApi(marketplace, calls);
    this.bookings = fakeBookingsApi(marketplace, calls);
    this.sellers = fakeSellersApi(marketplace, calls);
    this.buyers = fakeBuyersApi(marketplace, calls);
    this.sales = marketplace.deals && fakeSalesApi(marketplace, marketplace.deals, calls);
    this.paid = marketplace.extensions.includes('paid') ? fakePaidApi(marketplace, calls) : null;
    this.reports = marketplace.reports && fakeReportsApi(marketplace.reports, calls);
    this.search = marketplace.search && fakeCatalogueSearch(marketplace.search, calls);
    this.paymentIntents = {
      create: (request) => calls.open('paymentIntents.create', () => marketplace.bookings.createPaymentIntent(request)),
    };
    this.categories = {
      list: (options) => calls.open('categories.list', () => listed(marketplace.categories()), options),
    };
    this.upcomingProducts = {
      list: (options) => calls.open('upcomingProducts.list', () => listed(marketplace.upcomingProducts()), options),
    };
  }
}

function fakeUsersApi({ users }: Marketplace, calls: FakeCalls): UsersApi {
  return {
    register: (user) => calls.open('users.register', () => users.register(user)),
    isAdmin: (email, options) => calls.open('users.isAdmin', () => users.isAdmin(email), options),
    isSeller: (email, options) =>
      calls.withToken('users.isSeller', (token) => users.isSeller(token, email), { ...options, quietly: true }),
    isVerified: (email, options) => calls.open('users.isVerified', () => users.isVerified(email), options),
  };
}

function fakeProductsApi({ products }: Marketplace, calls: FakeCalls): ProductsApi {
  return {
    all: (options) => calls.open('products.all', () => listed(products.all()), options),
    advertised: (options) => calls.open('products.advertised', () => listed(products.advertised()), options),
    ofCategory: (name, options) => calls.open('products.ofCategory', () => listed(products.ofCategory(name)), options),
    ofSeller: (email, options) =>
      calls.withToken('products.ofSeller', (token) => listed(products.ofSeller(token, email)), options),
    add: (product) => calls.open('products.add', () => done(products.add(product))),
    advertise: (id) => calls.withToken('products.advertise', (token) => done(products.advertise(token, id))),
    delete: (id) => calls.open('products.delete', () => products.delete(id)),
  };
}

function fakeBookingsApi({ bookings, deals }: Marketplace, calls: FakeCalls): BookingsApi {
  return {
    book: (booking) => calls.open('bookings.book', () => done(bookings.book(booking))),
    ofBuyer: (email, options) =>
      calls.withToken('bookings.ofBuyer', (token) => listed(bookings.ofBuyer(token, email)), options),
    byId: (id, options) => calls.open('bookings.byId', () => bookings.byId(id), options),
    delete: (id) =>
      deals === null
        ? calls.open('bookings.delete', () => bookings.delete(id))
        : calls.ifSignedIn('bookings.delete', (token) => bookings.delete(id, token)),
  };
}

function fakeSalesApi({ bookings }: Marketplace, deals: MarketplaceDeals, calls: FakeCalls): SalesApi {
  return {
    ofSeller: (email, options) =>
      calls.withToken('sales.ofSeller', (token) => listed(bookings.ofSeller(token, email)), options),
    move: (bookingId, move, reason) =>
      calls.withToken('sales.move', (token) => deals.move(token, bookingId, move, reason)),
  };
}

function fakePaidApi({ bookings }: Marketplace, calls: FakeCalls): PaidApi {
  return {
    tell: (bookingId, paymentIntentId) =>
      calls.withToken('paid.tell', (token) => bookings.markPaid(token, bookingId, paymentIntentId)),
  };
}

function fakeReportsApi(reports: MarketplaceReports, calls: FakeCalls): ReportsApi {
  return {
    report: async (report) => done(await calls.ifSignedIn('reports.report', (token) => reports.report(token, report))),
    list: (options) => calls.withToken('reports.list', (token) => listed(reports.list(token)), options),
    delete: (id) => calls.withToken('reports.delete', (token) => reports.delete(token, id)),
  };
}

function fakeSellersApi({ users }: Marketplace, calls: FakeCalls): SellersApi {
  return {
    list: (options) => calls.withToken('sellers.list', (token) => listed(users.sellers(token)), options),
    verify: (email) => calls.withToken('sellers.verify', (token) => done(users.verifySeller(token, email))),
    delete: (email) => calls.withToken('sellers.delete', (token) => users.delete(token, email)),
  };
}

function fakeBuyersApi({ users }: Marketplace, calls: FakeCalls): BuyersApi {
  return {
    list: (options) => calls.withToken('buyers.list', (token) => listed(users.buyers(token)), options),
    delete: (email) => calls.withToken('buyers.delete', (token) => users.delete(token, email)),
  };
}
