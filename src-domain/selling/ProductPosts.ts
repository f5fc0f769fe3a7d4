import type { NewProduct } from '../catalogue/Product.ts';
import type { ProductsApi } from '../catalogue/ProductsApi.ts';
import type { ApiFailure } from '../shared/Failure.ts';
import { inTurn } from '../shared/inTurn.ts';
import { type Result, ok } from '../shared/Result.ts';

/** One draft's product. */
type Post = {
  /** Null if the marketplace surely does not have it. */
  sent: NewProduct | null;
  /** Whether the marketplace surely has it. */
  isThere: boolean;
};

/** After these failures a product may have been posted all the same. */
const unknownOutcomes: ReadonlySet<string> = new Set<ApiFailure['code']>([
  'api/unreachable',
  'api/timeout',
  'api/cancelled',
  'api/malformed',
  'api/unavailable',
]);

/** Posts products so that a draft which is sent again unchanged does not become a second product. */
export class ProductPosts {
  readonly #products: ProductsApi;
  readonly #posts = new Map<string, Post>();

  constructor(products: ProductsApi) {
    this.#products = products;
  }

  /** Waits for an earlier post of the same draft. After a lost answer, looks for the product among the seller's own. */
  post(draftId: string, product: NewProduct): Promise<Result<void, ApiFailure>> {
    const post = this.#posts.get(draftId) ?? { sent: null, isThere: false };
    this.#posts.set(draftId, post);
    return inTurn(post, async () => {
      const known = await this.#isThere(post, product);
      if (!known.ok) return known;
      const added = known.value ? ok() : await this.#products.add(product);
      post.isThere = added.ok;
      post.sent = added.ok || unknownOutcomes.has(added.failure.code) ? product : null;
      return added;
    });
  }

  async #isThere({ sent, isThere }: Post, product: NewProduct): Promise<Result<boolean, ApiFailure>> {
    if (sent === null || !isSame(sent, product)) return ok(false);
    if (isThere) return ok(true);
    const mine = await this.#products.ofSeller(product.sellerEmail, { fresh: true });
    return mine.ok ? ok(mine.value.items.some((one) => isSame(product, one))) : mine;
  }
}

/** Whether the other has every fact that was sent. */
function isSame(sent: NewProduct, other: NewProduct): boolean {
  return (Object.keys(sent) as (keyof NewProduct)[]).every((field) => sent[field] === other[field]);
}
