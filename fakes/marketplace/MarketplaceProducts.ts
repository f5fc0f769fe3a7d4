import type { NewProduct, Product } from '#domain/catalogue/Product.ts';
import { postedAt } from '#domain/catalogue/postTime.ts';
import { normaliseEmail, sameEmail } from '#domain/shared/EmailAddress.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import type { Answer, MarketplaceAccess, Token } from './MarketplaceAccess.ts';
import type { MarketplaceDeals } from './MarketplaceDeals.ts';
import type { MarketplaceData, productIndexes } from './MarketplaceData.ts';
import { ProductStatuses } from './ProductStatuses.ts';

type MarketplaceProductsParts = {
  readonly store: MarketplaceData;
  readonly access: MarketplaceAccess;
  /** Null without `sales`. */
  readonly deals: MarketplaceDeals | null;
};

export class MarketplaceProducts {
  readonly #store: MarketplaceData;
  readonly #access: MarketplaceAccess;
  readonly #deals: MarketplaceDeals | null;
  readonly #statuses: ProductStatuses;

  constructor({ store, access, deals }: MarketplaceProductsParts) {
    this.#store = store;
    this.#access = access;
    this.#deals = deals;
    this.#statuses = new ProductStatuses(store);
  }

  all(): Answer<readonly Product[]> {
    this.#store.refresh();
    return ok(this.#deals === null ? this.#store.products.all : this.#statuses.products);
  }

  byId(id: string): Answer<Product> {
    this.#store.refresh();
    const product = this.#store.products.get(id);
    if (product === undefined) return fail({ code: 'api/not-found' });
    return ok(this.#deals === null ? product : this.#statuses.withStatus(product));
  }

  advertised(): Answer<readonly Product[]> {
    return this.#by('advertised', 'true');
  }

  ofCategory(categoryName: string): Answer<readonly Product[]> {
    return this.#by('category', categoryName);
  }

  ofSeller(token: Token, email: string): Answer<readonly Product[]> {
    const self = this.#access.self(token, email);
    return self.ok ? this.#by('seller', normaliseEmail(email)) : self;
  }

  /** Answers the product's id. */
  add(product: NewProduct): Answer<string> {
    this.#store.refresh();
    const id = this.#store.nextId();
    this.#store.products.put({ ...product, id, postedAt: postedAt(product.postTime), advertised: false });
    return this.#store.commit(id);
  }

  /** Answers whether the product changed. */
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

  /** Answers whether there was a product. */
  delete(id: string): Answer<boolean> {
    this.#store.refresh();
    if (!this.#store.products.delete(id)) return ok(false);
    this.#deals?.productDeleted(id);
    return this.#store.commit(true);
  }

  #by(index: keyof typeof productIndexes.by, value: string): Answer<readonly Product[]> {
    this.#store.refresh();
    const found = this.#store.products.by(index, value);
    return ok(this.#deals === null ? found : found.map((product) => this.#statuses.withStatus(product)));
  }
}
