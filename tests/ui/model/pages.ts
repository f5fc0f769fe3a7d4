import { buyers, sellers } from './administrationPages.ts';
import { requests } from './dealPages.ts';
import type { LinkedRoute, Offer, Page, TabView } from './Page.ts';
import { pendingActions } from './pageState.ts';
import { reportedItems } from './reportPages.ts';
import { bookings, products } from './shoppingPages.ts';
import { addProduct, myProducts } from './sellingPages.ts';

function logIn(tab: TabView): Page {
  const vm = tab.viewModels.logIn();
  return {
    route: '/login',
    start: () => {},
    stop: () => {},
    offers: () => [
      ...tab.device.people.map((person) => ({ name: `log in as ${person.name}`, press: () => vm.withEmail(person) })),
      {
        name: 'mistype the password',
        press: () => vm.withEmail({ ...tab.device.people[0], password: 'Wrong#Words1' }),
      },
      { name: 'log in with Google', press: () => vm.withGoogle() },
    ],
    pending: () => pendingActions({ 'log-in': vm.action }),
  };
}

function signUp(tab: TabView): Page {
  const vm = tab.viewModels.signUp();
  const name = tab.nextName();
  const email = `${name.toLowerCase().replace(' ', '.')}@shop.example`;
  const as = (type: 'buyer' | 'seller'): Offer => ({
    name: `sign up as a ${type}`,
    press: async () => {
      await vm.withEmail({ name, email, type, password: 'Right#Words1' });
      tab.wasSignedUp(email);
    },
  });
  return {
    route: '/signup',
    start: () => {},
    stop: () => {},
    offers: () => [as('buyer'), as('seller')],
    pending: () => pendingActions({ 'sign-up': vm.action }),
  };
}

/** The pages that a person can open. */
export const pages: { readonly [W in LinkedRoute]: (tab: TabView) => Page } = {
  '/allproducts': (tab) => products(tab, '/allproducts', 'products', tab.viewModels.allProducts()),
  '/allproducts/advertise': (tab) =>
    products(tab, '/allproducts/advertise', 'advertised', tab.viewModels.advertisedProducts()),
  '/categories/:categoryName': (tab) =>
    products(tab, '/categories/:categoryName', 'category', tab.viewModels.categoryProducts('HP')),
  '/dashboard': (tab) => bookings(tab, '/dashboard'),
  '/dashboard/myproducts': (tab) => bookings(tab, '/dashboard/myproducts'),
  '/dashboard/requests': requests,
  '/dashboard/sellersproducts': myProducts,
  '/dashboard/addproducts': addProduct,
  '/dashboard/allseller': sellers,
  '/dashboard/allbuyer': buyers,
  '/dashboard/reporteditem': reportedItems,
  '/login': logIn,
  '/signup': signUp,
};
