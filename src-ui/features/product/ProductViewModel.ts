import { makeAutoObservable } from 'mobx';
import type { FindProduct, FoundProduct } from '#domain/catalogue/FindProduct.ts';
import { type PriceGuidance, priceGuidance } from '#domain/catalogue/finding/priceGuidance.ts';
import { similarProducts } from '#domain/catalogue/finding/similarProducts.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { newestFirst } from '#domain/catalogue/productOrder.ts';
import { sameEmail } from '#domain/shared/EmailAddress.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { ReadOptions } from '#domain/shared/reading.ts';
import type { ProductFacts } from '../../state/KeptProduct.ts';
import type { KeptProducts } from '../../state/KeptProducts.ts';
import { Load } from '../../state/Load.ts';
import type { RecentlyViewed } from '../../state/RecentlyViewed.ts';
import type { VerifiedSellers } from '../../state/VerifiedSellers.ts';
import { type KeptEntry, keptEntries } from '../kept/KeptEntry.ts';

const cardsInARow = 8;

/** One product, whether it is on offer or gone, and what is near it. */
export class ProductViewModel {
  readonly id: string;
  readonly found = new Load<FoundProduct, ApiFailure>();
  readonly verified: VerifiedSellers;
  readonly viewed: RecentlyViewed;
  readonly #find: FindProduct;
  readonly #kept: readonly KeptProducts[];

  /** `kept`: whoever else on this device may remember the product. */
  constructor(id: string, find: FindProduct, verified: VerifiedSellers, viewed: RecentlyViewed, kept: readonly KeptProducts[]) {
    this.id = id;
    this.verified = verified;
    this.viewed = viewed;
    this.#find = find;
    this.#kept = kept;
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

  /** The marketplace was asked, and has it no more. */
  get isGone(): boolean {
    return this.found.value?.product === null;
  }

  /** What this device knows of it, which is all there is when it is gone. */
  get remembered(): ProductFacts | null {
    for (const list of [this.viewed, ...this.#kept]) {
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

  get fromSeller(): readonly Product[] {
    const { product } = this;
    if (product === null) return [];
    const others = this.all.filter(({ id, sellerEmail }) => id !== product.id && sameEmail(sellerEmail, product.sellerEmail));
    return newestFirst(others).slice(0, cardsInARow);
  }

  get recent(): readonly KeptEntry[] {
    if (this.found.value === undefined) return [];
    const others = this.viewed.latestFirst.filter(({ productId }) => productId !== this.id);
    return keptEntries(others.slice(0, cardsInARow), this.all);
  }

  get all(): readonly Product[] {
    return this.found.value?.all ?? [];
  }

  async #load(options: ReadOptions = {}): Promise<void> {
    await this.found.run((signal) => this.#find.execute(this.id, { ...options, signal }));
    const { product } = this;
    if (product === null || this.found.state.status !== 'loaded') return;
    this.viewed.keep(product);
    for (const list of this.#kept) list.learn([product]);
  }
}
