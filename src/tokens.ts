import type { Reads } from '#adapters/wrappers/Reads.ts';
import type { BuyersApi } from '#domain/administration/BuyersApi.ts';
import type { SellersApi } from '#domain/administration/SellersApi.ts';
import type { BookingsApi } from '#domain/booking/BookingsApi.ts';
import type { BrowseProducts } from '#domain/catalogue/BrowseProducts.ts';
import type { CategoriesApi } from '#domain/catalogue/CategoriesApi.ts';
import type { ImageHost } from '#domain/catalogue/ImageHost.ts';
import type { ListCategories } from '#domain/catalogue/ListCategories.ts';
import type { PreparePicture } from '#domain/catalogue/PreparePicture.ts';
import type { ProductsApi } from '#domain/catalogue/ProductsApi.ts';
import type { AuthorisedCalls } from '#domain/identity/AuthorisedCalls.ts';
import type { AuthProvider } from '#domain/identity/AuthProvider.ts';
import type { OpenSession } from '#domain/identity/OpenSession.ts';
import type { TokensApi } from '#domain/identity/TokensApi.ts';
import type { TokenStore } from '#domain/identity/TokenStore.ts';
import type { UsersApi } from '#domain/identity/UsersApi.ts';
import type { PaymentIntentsApi } from '#domain/payment/PaymentIntentsApi.ts';
import type { PaymentProvider } from '#domain/payment/PaymentProvider.ts';
import type { PaymentRecords } from '#domain/payment/PaymentRecords.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import type { UpcomingProductsApi } from '#domain/storefront/UpcomingProductsApi.ts';
import type { Comparison } from '#ui/state/Comparison.ts';
import type { LogInAgainPrompt } from '#ui/state/LogInAgainPrompt.ts';
import type { Notifications } from '#ui/state/Notifications.ts';
import type { Preferences, PreferenceStore } from '#ui/state/Preferences.ts';
import type { SessionStore } from '#ui/state/SessionStore.ts';
import type { VerifiedSellers } from '#ui/state/VerifiedSellers.ts';
import type { WishList } from '#ui/state/WishList.ts';
import type { Settings } from './Settings.ts';
import { token } from './token.ts';

/** What more than one binding module names: the ports, and what every screen shares. */
export const ports = {
  auth: token<AuthProvider>('AuthProvider'),
  tokens: token<TokensApi>('TokensApi'),
  tokenStore: token<TokenStore>('TokenStore'),
  users: token<UsersApi>('UsersApi'),
  products: token<ProductsApi>('ProductsApi'),
  categories: token<CategoriesApi>('CategoriesApi'),
  upcomingProducts: token<UpcomingProductsApi>('UpcomingProductsApi'),
  bookings: token<BookingsApi>('BookingsApi'),
  paymentIntents: token<PaymentIntentsApi>('PaymentIntentsApi'),
  paymentProvider: token<PaymentProvider>('PaymentProvider'),
  paymentRecords: token<PaymentRecords>('PaymentRecords'),
  sellers: token<SellersApi>('SellersApi'),
  buyers: token<BuyersApi>('BuyersApi'),
  imageHost: token<ImageHost>('ImageHost'),
  preparePicture: token<PreparePicture>('PreparePicture'),
  clock: token<Clock>('Clock'),
};

export const shared = {
  settings: token<Settings>('Settings'),
  deviceStore: token<PreferenceStore>('PreferenceStore'),
  preferences: token<Preferences>('Preferences'),
  wishList: token<WishList>('WishList'),
  comparison: token<Comparison>('Comparison'),
  notifications: token<Notifications>('Notifications'),
  openSession: token<OpenSession>('OpenSession'),
  session: token<SessionStore>('SessionStore'),
  verifiedSellers: token<VerifiedSellers>('VerifiedSellers'),
  browseProducts: token<BrowseProducts>('BrowseProducts'),
  reads: token<Reads>('Reads'),
  logInAgain: token<LogInAgainPrompt>('LogInAgainPrompt'),
  authorised: token<AuthorisedCalls>('AuthorisedCalls'),
  listCategories: token<ListCategories>('ListCategories'),
};
