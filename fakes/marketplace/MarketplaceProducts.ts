import type { NewProduct, Product } from '#domain/catalogue/Product.ts';
import { sameEmail } from '#domain/shared/EmailAddress.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import type { Answer, MarketplaceAccess, Token } from './MarketplaceAccess.ts';
import type { MarketplaceStore } from './MarketplaceStore.ts';
import { readPostTime } from './readPostTime.ts';

export class MarketplaceProducts {
  readonly #store: MarketplaceStore;
  readonly #access: MarketplaceAccess;

  constructor(store: MarketplaceStore, access: MarketplaceAccess) {
    this.#store = store;
    this.#access = access;
  }

  all(): Answer<readonly Product[]> {
    this.#store.refresh();
    return ok(this.#store.products.all);
  }

  advertised(): Answer<readonly Product[]> {
    return this.#where((product) => product.advertised);
  }

  ofCategory(categoryName: string): Answer<readonly Product[]> {
    return this.#where((product) => product.categoryName === categoryName);
  }

  ofSeller(token: Token, email: string): Answer<readonly Product[]> {
    const self = this.#access.self(token, email);
    return self.ok ? this.#where((product) => sameEmail(product.sellerEmail, email)) : self;
  }

  /** Answers the product's id. */
  add(product: NewProduct): Answer<string> {
    this.#store.refresh();
    const id = this.#store.nextId();
    this.#store.products.put({ ...product, id, postedAt: readPostTime(product.postTime), advertised: false });
    return this.#store.commit(id);
  }

  /** Answers whether that changed anything. */
  advertise(token: Token, id: string): Answer<boolean> {
    const person = this.#access.person(token);
    if (!person.ok) return person;
    const product = this.#store.products.get(id);
    if (product === undefined) return fail({ code: 'api/not-found' });
    if (!sameEmail(product.sellerEmail, person.value.email)) return fail({ code: 'api/forbidden' });
    if (product.advertised) return ok(false);
    this.#store.products.put({ ...product, advertised: true });
    return this.#store.commit(true);
  }

  /** Answers whether there was one. */
  delete(id: string): Answer<boolean> {
    this.#store.refresh();
    return this.#store.products.delete(id) ? this.#store.commit(true) : ok(false);
  }

  #where(holds: (product: Product) => boolean): Answer<readonly Product[]> {
    this.#store.refresh();
    return ok(this.#store.products.all.filter(holds));
  }
}
