import { pathPart } from '#domain/shared/urlParts.ts';

/** Every address of the shop, in wouter's notation. */
export const paths = {
  home: '/',
  logIn: '/login',
  signUp: '/signup',
  blog: '/blog',
  allProducts: '/allproducts',
  advertised: '/allproducts/advertise',
  product: '/products/:id',
  wishList: '/wishlist',
  compare: '/compare',
  categories: '/categories',
  category: '/categories/:categoryName',
  dashboard: '/dashboard',
  buyers: '/dashboard/allbuyer',
  sellers: '/dashboard/allseller',
  reportedItems: '/dashboard/reporteditem',
  /** The specification also spells this page's address this way. */
  reportedItemsToo: '/dashboard/reportedItem',
  addProduct: '/dashboard/addproducts',
  sellersProducts: '/dashboard/sellersproducts',
  myProducts: '/dashboard/myproducts',
  buyersProducts: '/dashboard/buyersproducts',
  requests: '/dashboard/requests',
  booking: '/dashboard/booking/:id',
  payment: '/dashboard/payment/:id',
  notFound: '*',
} as const;

export type PathPattern = (typeof paths)[keyof typeof paths];

export function productHref(id: string): string {
  return `/products/${pathPart(id)}`;
}

export function categoryHref(categoryName: string): string {
  return `/categories/${pathPart(categoryName)}`;
}

export function bookingHref(id: string): string {
  return `/dashboard/booking/${pathPart(id)}`;
}

export function paymentHref(id: string): string {
  return `/dashboard/payment/${pathPart(id)}`;
}
