import type { ComponentType } from 'react';
import { matchRoute, type Parser } from 'wouter';
import type { Access } from '#domain/identity/accessPolicy.ts';
import type { PageProps } from '../context/PageProps.ts';
import type { ReadAhead } from '../context/ReadAhead.ts';
import { HomePage } from '../features/storefront/HomePage.tsx';
import type { PortGroup } from '../context/Feature.ts';
import type { TextGroup } from '../texts/Texts.ts';
import { type PathPattern, paths } from '../context/paths.ts';

export type Page = ComponentType<PageProps> & { readonly ahead?: ReadAhead };

export type Route = {
  readonly pattern: PathPattern;
  /** The action in the domain's access policy that opening the page requires. */
  readonly action: Access;
  /** The ports that the page needs. */
  readonly ports: PortGroup;
  readonly layout: 'site' | 'dashboard';
  /** The texts that load with the page. */
  readonly texts: TextGroup;
  readonly page: () => Promise<Page>;
};

function site(pattern: PathPattern, action: Access, ports: PortGroup, page: () => Promise<Page>): Route {
  return { pattern, action, ports, layout: 'site', texts: 'shop', page };
}

function dashboard(pattern: PathPattern, action: Access, ports: PortGroup, page: () => Promise<Page>): Route {
  return { pattern, action, ports, layout: 'dashboard', texts: 'desk', page };
}

const reportedItems = async (): Promise<Page> =>
  (await import('../features/reporting/ReportedItemsPage.tsx')).ReportedItemsPage;

/** Every page, in the order in which addresses are matched. The access policy decides who may open it. */
export const routes: readonly Route[] = [
  // Most visits start here, so its code comes with the frame instead of in another request.
  { ...site(paths.home, 'look around', 'core', async () => HomePage), texts: 'frame' },
  site(paths.logIn, 'sign in', 'sign-in', async () => (await import('../features/identity/LogInPage.tsx')).LogInPage),
  site(
    paths.signUp,
    'sign in',
    'sign-in',
    async () => (await import('../features/identity/SignUpPage.tsx')).SignUpPage,
  ),
  {
    ...site(
      paths.blog,
      'look around',
      'core',
      async () => (await import('../features/storefront/BlogPage.tsx')).BlogPage,
    ),
    texts: 'blog',
  },
  site(
    paths.advertised,
    'browse products',
    'shop',
    async () => (await import('../features/search/AdvertisedPage.tsx')).AdvertisedPage,
  ),
  site(
    paths.allProducts,
    'browse products',
    'shop',
    async () => (await import('../features/search/AllProductsPage.tsx')).AllProductsPage,
  ),
  site(
    paths.product,
    'browse products',
    'shop',
    async () => (await import('../features/catalogue/ProductPage.tsx')).ProductPage,
  ),
  site(
    paths.wishList,
    'browse products',
    'shop',
    async () => (await import('../features/saved/WishListPage.tsx')).WishListPage,
  ),
  site(
    paths.compare,
    'browse products',
    'shop',
    async () => (await import('../features/saved/ComparePage.tsx')).ComparePage,
  ),
  site(
    paths.category,
    'browse a category',
    'shop',
    async () => (await import('../features/search/CategoryPage.tsx')).CategoryPage,
  ),
  site(
    paths.categories,
    'browse products',
    'shop',
    async () => (await import('../features/catalogue/CategoriesPage.tsx')).CategoriesPage,
  ),
  dashboard(
    paths.buyers,
    'list buyers',
    'shop',
    async () => (await import('../features/administration/BuyersPage.tsx')).BuyersPage,
  ),
  dashboard(
    paths.sellers,
    'list sellers',
    'shop',
    async () => (await import('../features/administration/SellersPage.tsx')).SellersPage,
  ),
  dashboard(paths.reportedItems, 'see reported items', 'shop', reportedItems),
  dashboard(paths.reportedItemsToo, 'see reported items', 'shop', reportedItems),
  dashboard(
    paths.addProduct,
    'add a product',
    'shop',
    async () => (await import('../features/selling/AddProductPage.tsx')).AddProductPage,
  ),
  dashboard(
    paths.sellersProducts,
    'list own products',
    'shop',
    async () => (await import('../features/selling/SellersProductsPage.tsx')).SellersProductsPage,
  ),
  dashboard(
    paths.myProducts,
    'list own bookings',
    'shop',
    async () => (await import('./MyProductsPage.tsx')).MyProductsPage,
  ),
  dashboard(
    paths.buyersProducts,
    'list own bookings',
    'shop',
    async () => (await import('../features/booking/BookingsPage.tsx')).BookingsPage,
  ),
  dashboard(
    paths.requests,
    'list requests',
    'shop',
    async () => (await import('../features/booking/RequestsPage.tsx')).RequestsPage,
  ),
  dashboard(
    paths.booking,
    'list own bookings',
    'shop',
    async () => (await import('../features/booking/BookingSummaryPage.tsx')).BookingSummaryPage,
  ),
  dashboard(
    paths.payment,
    'pay for a booking',
    'payment',
    async () => (await import('../features/payment/PaymentPage.tsx')).PaymentPage,
  ),
  dashboard(
    paths.dashboard,
    'list own bookings',
    'shop',
    async () => (await import('../features/booking/BookingsPage.tsx')).BookingsPage,
  ),
];

const notFoundRoute: Route = site(
  paths.notFound,
  'look around',
  'core',
  async () => (await import('./NotFoundPage.tsx')).NotFoundPage,
);

/** The route with a pattern. */
export function routeOf(pattern: string): Route {
  return routes.find((route) => route.pattern === pattern) ?? notFoundRoute;
}

/** The route of a path as the address bar shows it, with its parameters. */
export function findRoute(parser: Parser, path: string): { readonly route: Route } & PageProps {
  for (const route of routes) {
    const [matches, params] = matchRoute(parser, route.pattern, path);
    if (matches) return { route, params: decoded(params) };
  }
  return { route: notFoundRoute, params: {} };
}

function decoded(params: PageProps['params']): PageProps['params'] {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decode(value ?? '')]));
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
