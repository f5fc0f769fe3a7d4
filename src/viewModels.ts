import type { Container } from 'inversify';
import type { Feature, ViewModels } from '#ui/app/ViewModels.ts';
import type { Adapters, Binding } from './Adapters.ts';
import { bindHome } from './bindings/home.ts';
import { factories } from './factories.ts';

/** Written out, so that the bundler gives each feature a chunk of its own; Home's comes with the shell. */
const bindings: { readonly [F in Feature]: () => Promise<Binding> } = {
  home: async () => bindHome,
  account: async () => (await import('./bindings/account.ts')).bindAccount,
  shopping: async () => (await import('./bindings/shopping.ts')).bindShopping,
  product: async () => (await import('./bindings/product.ts')).bindProduct,
  bookings: async () => (await import('./bindings/bookings.ts')).bindBookings,
  payment: async () => (await import('./bindings/payment.ts')).bindPayment,
  selling: async () => (await import('./bindings/selling.ts')).bindSelling,
  administration: async () => (await import('./bindings/administration.ts')).bindAdministration,
};

/** The narrow way from pages to the container. */
export function createViewModels(container: Container, adapters: Adapters): ViewModels {
  const prepared = new Map<Feature, Promise<void>>();

  async function load(feature: Feature): Promise<void> {
    const [ports, useCases] = await Promise.all([adapters.ofFeature(feature), bindings[feature]()]);
    ports(container);
    useCases(container);
  }

  function prepare(feature: Feature): Promise<void> {
    const known = prepared.get(feature);
    if (known !== undefined) return known;
    const loading = load(feature);
    prepared.set(feature, loading);
    // A chunk that did not arrive may arrive the next time.
    loading.catch(() => prepared.delete(feature));
    return loading;
  }

  return {
    prepare,
    forgetDrafts: async (owner) => (await import('./bindings/drafts.ts')).draftsIn(container).forget(owner),
    home: () => container.get(factories.home)(),
    logIn: () => container.get(factories.logIn)(),
    signUp: () => container.get(factories.signUp)(),
    resetPassword: () => container.get(factories.resetPassword)(),
    categories: () => container.get(factories.categories)(),
    allProducts: () => container.get(factories.allProducts)(),
    advertisedProducts: () => container.get(factories.advertisedProducts)(),
    categoryProducts: (categoryName) => container.get(factories.categoryProducts)(categoryName),
    booking: (product) => container.get(factories.booking)(product),
    product: (id) => container.get(factories.product)(id),
    wishList: () => container.get(factories.wishList)(),
    comparison: () => container.get(factories.comparison)(),
    bookings: () => container.get(factories.bookings)(),
    bookingSummary: (bookingId) => container.get(factories.bookingSummary)(bookingId),
    payment: (visit) => container.get(factories.payment)(visit),
    myProducts: () => container.get(factories.myProducts)(),
    addProduct: () => container.get(factories.addProduct)(),
    priceGuidance: () => container.get(factories.priceGuidance)(),
    sellers: () => container.get(factories.sellers)(),
    buyers: () => container.get(factories.buyers)(),
    draft: (form, subject) => container.get(factories.draft)(form, subject),
  };
}
