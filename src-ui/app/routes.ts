import type { ComponentType } from 'react';
import { matchRoute, type Parser } from 'wouter';
import type { RoutePattern } from '#domain/identity/accessPolicy.ts';
import type { PageProps } from './PageProps.ts';
import { HomePage } from '../features/home/HomePage.tsx';
import type { Feature } from './ViewModels.ts';

export type Page = ComponentType<PageProps>;

export type Route = {
  readonly pattern: RoutePattern;
  readonly features: readonly Feature[];
  readonly layout: 'site' | 'dashboard';
  readonly page: () => Promise<Page>;
};

function site(pattern: RoutePattern, features: readonly Feature[], page: () => Promise<Page>): Route {
  return { pattern, features, layout: 'site', page };
}

function dashboard(pattern: RoutePattern, features: readonly Feature[], page: () => Promise<Page>): Route {
  return { pattern, features, layout: 'dashboard', page };
}

const reportedItems = async (): Promise<Page> =>
  (await import('../features/administration/ReportedItemsPage.tsx')).ReportedItemsPage;

/** Every page, in the order in which addresses are tried; who may open one is the access table's to say. */
export const routes: readonly Route[] = [
  // The first page of most visits: it comes with the frame, without another way to the server and back.
  site('/', ['home'], async () => HomePage),
  site('/login', ['account'], async () => (await import('../features/account/LogInPage.tsx')).LogInPage),
  site('/signup', ['account'], async () => (await import('../features/account/SignUpPage.tsx')).SignUpPage),
  site('/blog', [], async () => (await import('../features/content/BlogPage.tsx')).BlogPage),
  site('/allproducts/advertise', ['shopping'], async () =>
    (await import('../features/shopping/AdvertisedPage.tsx')).AdvertisedPage),
  site('/allproducts', ['shopping'], async () =>
    (await import('../features/shopping/AllProductsPage.tsx')).AllProductsPage),
  site('/products/:id', ['product', 'shopping'], async () =>
    (await import('../features/product/ProductPage.tsx')).ProductPage),
  site('/wishlist', ['product'], async () => (await import('../features/kept/WishListPage.tsx')).WishListPage),
  site('/compare', ['product'], async () => (await import('../features/kept/ComparePage.tsx')).ComparePage),
  site('/categories/:categoryName', ['shopping'], async () =>
    (await import('../features/shopping/CategoryPage.tsx')).CategoryPage),
  site('/categories', ['shopping'], async () =>
    (await import('../features/shopping/CategoriesPage.tsx')).CategoriesPage),
  dashboard('/dashboard/allbuyer', ['administration'], async () =>
    (await import('../features/administration/BuyersPage.tsx')).BuyersPage),
  dashboard('/dashboard/allseller', ['administration'], async () =>
    (await import('../features/administration/SellersPage.tsx')).SellersPage),
  dashboard('/dashboard/reporteditem', [], reportedItems),
  dashboard('/dashboard/reportedItem', [], reportedItems),
  dashboard('/dashboard/addproducts', ['selling'], async () =>
    (await import('../features/selling/AddProductPage.tsx')).AddProductPage),
  dashboard('/dashboard/sellersproducts', ['selling'], async () =>
    (await import('../features/selling/SellersProductsPage.tsx')).SellersProductsPage),
  dashboard('/dashboard/myproducts', ['selling', 'bookings'], async () =>
    (await import('../features/bookings/MyProductsPage.tsx')).MyProductsPage),
  dashboard('/dashboard/buyersproducts', ['bookings'], async () =>
    (await import('../features/bookings/BookingsPage.tsx')).BookingsPage),
  dashboard('/dashboard/booking/:id', ['bookings'], async () =>
    (await import('../features/bookings/BookingSummaryPage.tsx')).BookingSummaryPage),
  dashboard('/dashboard/payment/:id', ['payment'], async () =>
    (await import('../features/payment/PaymentPage.tsx')).PaymentPage),
  dashboard('/dashboard', ['bookings'], async () => (await import('../features/bookings/BookingsPage.tsx')).BookingsPage),
];

const notFoundRoute: Route = site('*', [], async () =>
  (await import('../features/content/NotFoundPage.tsx')).NotFoundPage);

/** Where a path, as it stands in the address bar, leads, and the parameters in it. */
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
