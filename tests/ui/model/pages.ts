import type { Page, Visited, Walk } from './Page.ts';
import { pendingActions } from './seen.ts';
import { bookings, products } from './shoppingPages.ts';
import { addProduct, buyers, myProducts, sellers } from './workPages.ts';

function logIn(tab: Visited): Page {
  const vm = tab.viewModels.logIn();
  return {
    route: '/login',
    start: () => {},
    stop: () => {},
    offers: () => [
      ...tab.device.people.map((person) => ({ name: `log in as ${person.name}`, press: () => vm.withEmail(person) })),
      { name: 'mistype the password', press: () => vm.withEmail({ ...tab.device.people[0], password: 'Wrong#Words1' }) },
      { name: 'log in with Google', press: () => vm.withGoogle() },
    ],
    pending: () => pendingActions({ 'log-in': vm.action }),
  };
}

/** The pages that a person can walk to. */
export const pages: { readonly [W in Walk]: (tab: Visited) => Page } = {
  '/allproducts': (tab) => products(tab, '/allproducts', 'products', tab.viewModels.allProducts()),
  '/allproducts/advertise': (tab) => products(tab, '/allproducts/advertise', 'advertised', tab.viewModels.advertisedProducts()),
  '/categories/:categoryName': (tab) => products(tab, '/categories/:categoryName', 'category', tab.viewModels.categoryProducts('HP')),
  '/dashboard': (tab) => bookings(tab, '/dashboard'),
  '/dashboard/myproducts': (tab) => bookings(tab, '/dashboard/myproducts'),
  '/dashboard/sellersproducts': myProducts,
  '/dashboard/addproducts': addProduct,
  '/dashboard/allseller': sellers,
  '/dashboard/allbuyer': buyers,
  '/login': logIn,
};
