import type { NewProduct } from '../catalogue/Product.ts';
import type { ProductsApi } from '../catalogue/ProductsApi.ts';
import type { ApiFailure } from '../shared/Failure.ts';
import { inTurn } from '../shared/inTurn.ts';
import { mayHaveArrived } from '../shared/mayHaveArrived.ts';
import { type Result, ok } from '../shared/Result.ts';

/** One draft's product. */
type Post = {
  /** Null if the marketplace surely does not have it. */
  sent: NewProduct | null;
  /** Whether the marketplace surely has it. */
  isThere: boolean;
};

/** Posts products so that a draft which is sent again unchanged does not become a second product. */
export class ProductPosts {
  readonly #products: ProductsApi;
  readonly #posts = new Map<string, Post>();

  constructor(products: ProductsApi) {
    this.#products = products;
  }

  /** Whether the draft became a product on this visit. */
  isPosted(draftId: string): boolean {
    return this.#posts.get(draftId)?.isThere === true;
  }

  /**
   * Waits for an earlier post of the same draft. After a lost answer, looks for the product among the seller's own.
   * `mayBeThere`: an earlier visit or another tab has sent the draft, perhaps with its picture at another address.
   */
  post(draftId: string, product: NewProduct, { mayBeThere = false } = {}): Promise<Result<void, ApiFailure>> {
    const post = this.#posts.get(draftId) ?? { sent: null, isThere: false };
    this.#posts.set(draftId, post);
    return inTurn(post, async () => {
      const known = await this.#isThere(post, product, mayBeThere);
      if (!known.ok) return known;
      const added = known.value ? ok() : await this.#products.add(product);
      post.isThere = added.ok;
      post.sent = added.ok || mayHaveArrived(added.failure.code) ? product : null;
      return added;
    });
  }

  async #isThere(
    { sent, isThere }: Post,
    product: NewProduct,
    mayBeThere: boolean,
  ): Promise<Result<boolean, ApiFailure>> {
    const isUnchanged = sent !== null && isSame(sent, product);
    if (isUnchanged && isThere) return ok(true);
    // This page knows exactly what it has sent itself.
    const wasSentElsewhere = sent === null && mayBeThere;
    if (!isUnchanged && !wasSentElsewhere) return ok(false);
    const mine = await this.#products.ofSeller(product.sellerEmail, { fresh: true });
    if (!mine.ok) return mine;
    const isIt = (one: NewProduct): boolean =>
      isSame(wasSentElsewhere && hasSamePictures(product, one) ? { ...product, image: one.image } : product, one);
    // A seller may have two of the same. If one was deleted meanwhile, the other is posted twice rather than never.
    const ofOtherDrafts = [...this.#posts.values()].filter((one) => one.isThere && one.sent !== null && isIt(one.sent));
    return ok(mine.value.items.filter(isIt).length > ofOtherDrafts.length);
  }
}

/** Both have one, or neither has. */
function hasSamePictures(one: NewProduct, other: NewProduct): boolean {
  return (one.image === '') === (other.image === '');
}

/** Whether the other has every fact that was sent. */
function isSame(sent: NewProduct, other: NewProduct): boolean {
  return (Object.keys(sent) as (keyof NewProduct)[]).every((field) => sent[field] === other[field]);
}
