import { makeAutoObservable } from 'mobx';
import type { FoundProduct, FindProduct } from '#domain/catalogue/findProduct.ts';
import { type Alternatives, alternativesTo } from '#domain/search/alternativesTo.ts';
import { type PriceGuidance, priceGuidance } from '#domain/search/priceGuidance.ts';
import { similarProducts } from '#domain/search/similarProducts.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { newestFirst } from '#domain/catalogue/productOrder.ts';
import { sameEmail } from '#domain/shared/EmailAddress.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { ReadOptions } from '#domain/shared/reading.ts';
import type { ProductFacts } from '#domain/saved/SavedProduct.ts';
import type { SavedProducts } from '../../state/SavedProducts.ts';
import { Load } from '../../state/Load.ts';
import type { VerifiedSellers } from '../../state/VerifiedSellers.ts';
import { type SavedEntry, savedEntries } from '../../parts/saved/SavedEntry.ts';

const cardsInARow = 8;

type ProductParts = {
  readonly find: FindProduct;
  readonly verifiedSellers: VerifiedSellers;
  readonly recentlyViewed: SavedProducts;
  /** Other lists on this device that may have saved the product. */
  readonly lists: readonly SavedProducts[];
};

/** One product, on offer or gone, with products related to it. */
export class ProductViewModel {
  readonly id: string;
  readonly found = new Load<FoundProduct, ApiFailure>({ keepsShown: true });
  readonly verified: VerifiedSellers;
  readonly viewed: SavedProducts;
  readonly #find: FindProduct;
  readonly #lists: readonly SavedProducts[];

  constructor({ find, verifiedSellers, recentlyViewed, lists }: ProductParts, id: string) {
    this.id = id;
    this.verified = verifiedSellers;
    this.viewed = recentlyViewed;
    this.#find = find;
    this.#lists = lists;
    makeAutoObservable(this, { id: false, found: false, verified: false, viewed: false });
  }

  start(): void {
    void this.#load();
  }

  stop(): void {
    this.found.cancel();
  }

  refresh(): Promise<void> {
    return this.#load({ fresh: true });
  }

  get product(): Product | null {
    return this.found.value?.product ?? null;
  }

  /** The marketplace was asked and no longer has it. */
  get isGone(): boolean {
    return this.found.value?.product === null;
  }

  /** The facts saved on this device, which are all that remains of a product that is gone. */
  get remembered(): ProductFacts | null {
    for (const list of [this.viewed, ...this.#lists]) {
      const facts = list.factsOf(this.id);
      if (facts !== null) return facts;
    }
    return null;
  }

  get guidance(): PriceGuidance | null {
    return this.product === null ? null : priceGuidance(this.all, this.product);
  }

  get similar(): readonly Product[] {
    const like = this.product ?? this.remembered;
    return like === null ? [] : similarProducts(this.all, like, cardsInARow);
  }

  get alternatives(): Alternatives | null {
    return this.product === null ? null : alternativesTo(this.all, this.product);
  }

  get fromSeller(): readonly Product[] {
    const { product } = this;
    if (product === null) return [];
    const others = this.all.filter(
      ({ id, sellerEmail, status }) =>
        id !== product.id && status !== 'sold' && sameEmail(sellerEmail, product.sellerEmail),
    );
    return newestFirst(others).slice(0, cardsInARow);
  }

  get recent(): readonly SavedEntry[] {
    if (this.found.value === undefined) return [];
    const others = this.viewed.latestFirst.filter(({ productId }) => productId !== this.id);
    return savedEntries(others.slice(0, cardsInARow), this.all);
  }

  get all(): readonly Product[] {
    return this.found.value?.all ?? [];
  }

  async #load(options: ReadOptions = {}): Promise<void> {
    await this.found.run((signal) => this.#find(this.id, { ...options, signal }));
    const { product } = this;
    if (product === null || this.found.state.status !== 'loaded') return;
    this.viewed.save(product);
    for (const list of this.#lists) list.markSeen(product);
  }
}
