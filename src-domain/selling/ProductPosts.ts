import type { NewProduct } from '../catalogue/Product.ts';
import type { ProductsApi } from '../catalogue/ProductsApi.ts';
import type { ApiFailure } from '../shared/Failure.ts';
import { inTurn } from '../shared/inTurn.ts';
import { mayHaveArrived } from '../shared/mayHaveArrived.ts';
import { type Result, fail, ok } from '../shared/Result.ts';
import { withoutHairSpaces } from '../shared/withoutHairSpaces.ts';

/** One draft's product. */
type Post = {
  /** Null if the marketplace surely does not have it. */
  sent: NewProduct | null;
  /** Whether the marketplace surely has it. */
  isThere: boolean;
  /** Whether the seller knows that the marketplace may have an earlier version. */
  isTold: boolean;
};

type Found = 'this' | 'earlier' | 'none';

/** An attempt whose answer was lost may have posted the draft as it was then. The next one posts this version beside it. */
export type EarlierVersion = { readonly code: 'product/earlier-version' };

/** Posts products so that a draft which is sent again does not become a second product unasked. */
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
  post(
    draftId: string,
    product: NewProduct,
    { mayBeThere = false } = {},
  ): Promise<Result<void, EarlierVersion | ApiFailure>> {
    const post = this.#posts.get(draftId) ?? { sent: null, isThere: false, isTold: false };
    this.#posts.set(draftId, post);
    return inTurn(post, async () => {
      const found = await this.#find(post, product, mayBeThere);
      if (!found.ok) return found;
      post.isTold = found.value === 'earlier';
      if (post.isTold) return fail({ code: 'product/earlier-version' });
      const added = found.value === 'this' ? ok() : await this.#products.add(product);
      post.isThere = added.ok;
      post.sent = added.ok || mayHaveArrived(added.failure.code) ? product : null;
      return added;
    });
  }

  async #find(
    { sent, isThere, isTold }: Post,
    product: NewProduct,
    mayBeThere: boolean,
  ): Promise<Result<Found, ApiFailure>> {
    const isUnchanged = sent !== null && isSame(sent, product);
    if (isThere) return ok(isUnchanged ? 'this' : 'none');
    if (sent === null && !mayBeThere) return ok('none');
    const mine = await this.#products.ofSeller(product.sellerEmail, { fresh: true });
    if (!mine.ok) return mine;
    // A seller may have two of the same. If one was deleted meanwhile, the other is posted twice rather than never.
    const has = (isIt: (one: NewProduct) => boolean): boolean => {
      const ofOtherDrafts = [...this.#posts.values()].filter(
        (one) => one.isThere && one.sent !== null && isIt(one.sent),
      );
      return mine.value.items.filter(isIt).length > ofOtherDrafts.length;
    };
    const isThis = (one: NewProduct): boolean =>
      isSame(sent === null && hasSamePictures(product, one) ? { ...product, image: one.image } : product, one);
    if ((isUnchanged || sent === null) && has(isThis)) return ok('this');
    // This page knows exactly what it has sent itself. Of an earlier visit, only the name is sure to be the same.
    const isEarlier = (one: NewProduct): boolean =>
      sent === null ? plain(one.productName) === product.productName : isSame(sent, one);
    return ok(!isUnchanged && !isTold && has(isEarlier) ? 'earlier' : 'none');
  }
}

/** Both have one, or neither has. */
function hasSamePictures(one: NewProduct, other: NewProduct): boolean {
  return (one.image === '') === (other.image === '');
}

/** Whether the other has every fact that was sent. */
function isSame(sent: NewProduct, other: NewProduct): boolean {
  return (Object.keys(sent) as (keyof NewProduct)[]).every((field) => plain(sent[field]) === plain(other[field]));
}

function plain(fact: NewProduct[keyof NewProduct]): unknown {
  return typeof fact === 'string' ? withoutHairSpaces(fact) : fact;
}
