import { observable, runInAction } from 'mobx';
import type { Product } from '#domain/catalogue/Product.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import type { KeptProduct, ProductFacts } from './KeptProduct.ts';
import type { PreferenceStore } from './Preferences.ts';
import { parseKept } from './parseKept.ts';

/** Products that are kept on this device, logged in or not: which, since when, and what is known of them. */
export class KeptProducts {
  readonly kept = observable.map<string, KeptProduct>([], { deep: false });
  readonly #store: PreferenceStore;
  readonly #clock: Clock;
  readonly #key: string;
  readonly #most: number;
  #read: string | null = null;

  constructor(store: PreferenceStore, clock: Clock, key: string, most: number) {
    this.#store = store;
    this.#clock = clock;
    this.#key = key;
    this.#most = most;
    this.catchUp();
  }

  get size(): number {
    return this.kept.size;
  }

  has(productId: string): boolean {
    return this.kept.has(productId);
  }

  factsOf(productId: string): ProductFacts | null {
    return this.kept.get(productId)?.facts ?? null;
  }

  /** They are kept in the order in which they came. */
  get latestFirst(): readonly KeptProduct[] {
    const kept = [...this.kept.values()];
    return kept.map((_, index) => kept[kept.length - 1 - index]).filter((one) => one !== undefined);
  }

  /** Keeps it as the latest; past the most that are kept, the oldest goes. */
  keep(product: ProductFacts): void {
    this.#change(() => {
      this.kept.delete(product.id);
      this.kept.set(product.id, { productId: product.id, keptAt: this.#clock.now(), facts: factsOf(product) });
      for (const { productId } of this.latestFirst.slice(this.#most)) this.kept.delete(productId);
    });
  }

  drop(productId: string): void {
    this.#change(() => this.kept.delete(productId));
  }

  toggle(product: ProductFacts): void {
    this.catchUp();
    if (this.kept.has(product.id)) this.drop(product.id);
    else this.keep(product);
  }

  clear(): void {
    this.#change(() => this.kept.clear());
  }

  /** Renews what is known of what is kept. */
  learn(products: readonly Product[]): void {
    const changed = products.filter(({ id }) => this.kept.has(id)).map(factsOf)
      .filter((facts) => JSON.stringify(facts) !== JSON.stringify(this.factsOf(facts.id)));
    if (changed.length === 0) return;
    this.#change(() => {
      for (const facts of changed) {
        const known = this.kept.get(facts.id);
        if (known !== undefined) this.kept.set(facts.id, { ...known, facts });
      }
    });
  }

  /** Takes over what another tab wrote meanwhile. A store that kept nothing leaves what is on the page. */
  catchUp(): void {
    const text = this.#store.read(this.#key);
    if (text === this.#read) return;
    this.#read = text;
    runInAction(() => this.kept.replace(parseKept(text).map((one) => [one.productId, one] as const)));
  }

  #change(change: () => void): void {
    this.catchUp();
    runInAction(change);
    const rows = [...this.kept.values()].map(({ productId, keptAt, facts }) => [productId, keptAt, facts]);
    this.#store.write(this.#key, JSON.stringify(rows));
    this.#read = this.#store.read(this.#key);
  }
}

function factsOf({ id, productName, categoryName, condition, price, originalPrice, image }: ProductFacts): ProductFacts {
  // A picture that is its own data would fill the storage of the device.
  return { id, productName, categoryName, condition, price, originalPrice, image: image.startsWith('data:') ? '' : image };
}
