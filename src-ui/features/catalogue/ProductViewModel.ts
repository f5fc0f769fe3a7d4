import { makeAutoObservable } from 'mobx';
import type { FindProduct } from '#domain/search/findProduct.ts';
import { type FindRelated, type RelatedProducts, noneRelated } from '#domain/search/findRelated.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { ReadOptions } from '#domain/shared/reading.ts';
import type { Result } from '#domain/shared/Result.ts';
import { markSeen } from '#domain/saved/markSeen.ts';
import type { ProductFacts } from '#domain/saved/SavedProduct.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import type { SavedProducts } from '../../state/SavedProducts.ts';
import { latestFirst } from '../../parts/saved/latestFirst.ts';
import { Load } from '../../state/Load.ts';
import type { VerifiedSellers } from '../../state/VerifiedSellers.ts';
import { type SavedEntry, savedEntries } from '../../parts/saved/SavedEntry.ts';

const cardsInARow = 8;

type ProductParts = {
  readonly find: FindProduct;
  readonly findRelated: FindRelated;
  readonly verifiedSellers: VerifiedSellers;
  readonly recentlyViewed: SavedProducts;
  /** Other lists on this device that may have saved the product. */
  readonly lists: readonly SavedProducts[];
  readonly clock: Clock;
  /** Whether somebody sees the page. */
  readonly isSeen: () => boolean;
  /** One list answers every read of the page. */
  readonly isOneRead: boolean;
};

/** One product, on offer or gone, with products related to it. */
export class ProductViewModel {
  readonly id: string;
  readonly found = new Load<Product | null, ApiFailure>({ keepsShown: true });
  readonly related = new Load<RelatedProducts, ApiFailure>({ keepsShown: true });
  readonly verified: VerifiedSellers;
  readonly viewed: SavedProducts;
  readonly #parts: ProductParts;
  /** Whether this visit is in the list of viewed products. Later reads do not bring back what was deleted from it. */
  #isRecorded = false;
  #isLeft = false;

  constructor(parts: ProductParts, id: string) {
    this.id = id;
    this.verified = parts.verifiedSellers;
    this.viewed = parts.recentlyViewed;
    this.#parts = parts;
    makeAutoObservable(this, { id: false, found: false, related: false, verified: false, viewed: false });
  }

  start(): void {
    this.#isRecorded = false;
    this.#isLeft = false;
    void this.#load();
  }

  stop(): void {
    this.#isLeft = true;
    this.found.cancel();
    this.related.cancel();
  }

  refresh(): Promise<void> {
    return this.#load({ fresh: true });
  }

  /** Reads into the cache what the page shows. The product does not count as viewed. */
  async readAhead(onFound: (product: Product) => void): Promise<Result<unknown, ApiFailure>> {
    const options = { ahead: true };
    const found = await this.#parts.find(this.id, options);
    if (!found.ok || found.value === null) return found;
    onFound(found.value);
    return this.#parts.isOneRead ? found : this.#parts.findRelated(this.#relatedTo(found.value), options);
  }

  get product(): Product | null {
    return this.found.value ?? null;
  }

  /** The marketplace was asked and no longer has it. */
  get isGone(): boolean {
    return this.found.value === null;
  }

  /** The facts saved on this device, which are all that remains of a product that is gone. */
  get remembered(): ProductFacts | null {
    for (const list of [this.viewed, ...this.#parts.lists]) {
      const facts = list.factsOf(this.id);
      if (facts !== null) return facts;
    }
    return null;
  }

  /** Empty until it is found. */
  get around(): RelatedProducts {
    return this.related.value ?? noneRelated;
  }

  get recent(): readonly SavedEntry[] {
    if (this.related.value === undefined) return [];
    return savedEntries(this.#viewedBefore, this.related.value.viewed);
  }

  get #viewedBefore() {
    return latestFirst(this.viewed)
      .filter(({ productId }) => productId !== this.id)
      .slice(0, cardsInARow);
  }

  async #load(options: ReadOptions = {}): Promise<void> {
    await this.found.run((signal) => this.#parts.find(this.id, { ...options, signal }));
    // A booking that is refused after its page was left has the product read anew, and nobody sees it.
    if (this.found.state.status !== 'loaded' || this.#isLeft) return;
    this.markSeen();
    await this.loadRelated();
  }

  /** Records the visit and the price, once somebody sees them. */
  markSeen(): void {
    const { product } = this;
    const { clock, isSeen, lists } = this.#parts;
    if (product === null || !isSeen()) return;
    if (this.#isRecorded) this.viewed.updateFacts([product]);
    else this.viewed.save(product);
    this.#isRecorded = true;
    const now = clock.now();
    for (const list of lists) list.change((all) => markSeen(all, product, now));
  }

  async loadRelated(): Promise<void> {
    const about = this.#relatedTo(this.product);
    await this.related.run((signal) => this.#parts.findRelated(about, { signal }));
  }

  #relatedTo(product: Product | null) {
    return {
      product,
      like: product ?? this.remembered,
      viewedIds: this.#viewedBefore.map(({ productId }) => productId),
      max: cardsInARow,
    };
  }
}
