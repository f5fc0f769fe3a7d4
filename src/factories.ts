import type { ViewModels } from '#ui/app/ViewModels.ts';
import { token } from './token.ts';

type Factories = Omit<ViewModels, 'prepare' | 'forgetDrafts'>;
type Name = keyof Factories;

/** One token for each view model's factory: a binding module gives them, the page's factory interface takes them. */
export const factories: { readonly [N in Name]: ReturnType<typeof token<Factories[N]>> } = {
  home: token('home'),
  logIn: token('logIn'),
  signUp: token('signUp'),
  resetPassword: token('resetPassword'),
  categories: token('categories'),
  allProducts: token('allProducts'),
  advertisedProducts: token('advertisedProducts'),
  categoryProducts: token('categoryProducts'),
  booking: token('booking'),
  product: token('product'),
  wishList: token('wishList'),
  comparison: token('comparison'),
  bookings: token('bookings'),
  bookingSummary: token('bookingSummary'),
  payment: token('payment'),
  myProducts: token('myProducts'),
  addProduct: token('addProduct'),
  priceGuidance: token('priceGuidance'),
  sellers: token('sellers'),
  buyers: token('buyers'),
  draft: token('draft'),
};
