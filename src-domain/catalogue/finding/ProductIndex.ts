import { normaliseEmail } from '../../shared/EmailAddress.ts';
import { savingPercent } from '../../shared/Money.ts';
import { type Product, conditions } from '../Product.ts';
import { cityOf } from './cityOf.ts';
import { type FacetColumn, FacetColumnBuilder } from './FacetColumn.ts';
import { orderBy } from './orderBy.ts';
import { type PriceScale, priceScale } from './priceHistogram.ts';
import { usedMonths } from './usedMonths.ts';
import { type WordIndex, WordIndexBuilder } from './WordIndex.ts';

/** A list of products, read once, so that it can be searched and narrowed with every key. */
export type ProductIndex = {
  /** As given; everything else speaks of them by their position here. */
  readonly products: readonly Product[];
  readonly words: WordIndex;
  readonly categories: FacetColumn;
  readonly conditions: FacetColumn;
  readonly places: FacetColumn;
  /** By e-mail address. */
  readonly sellers: FacetColumn;
  /** 1 where verified, by the seller's number. */
  readonly verified: Uint8Array;
  /** 1 where advertised. */
  readonly advertised: Uint8Array;
  readonly prices: Float64Array;
  /** Months of use; NaN where the seller's words do not say. */
  readonly months: Float64Array;
  readonly priceScale: PriceScale;
  /** Positions in each order; ties are newest first, then as given. */
  readonly orders: Readonly<Record<FixedOrder, Uint32Array>>;
};

type FixedOrder = 'newest' | 'price-up' | 'price-down' | 'saving';

export type IsVerified = (sellerEmail: string) => boolean;

/** Gives way whenever it has done as many products' worth of work as it was given. */
function* indexing(products: readonly Product[]): Generator<undefined, ProductIndex, number> {
  const count = products.length;
  const words = new WordIndexBuilder();
  const categories = new FacetColumnBuilder(count);
  const ofConditions = new FacetColumnBuilder(count, conditions);
  const places = new FacetColumnBuilder(count);
  const sellers = new FacetColumnBuilder(count);
  const advertised = new Uint8Array(count);
  const prices = new Float64Array(count);
  const months = new Float64Array(count);
  const ages = new Float64Array(count);
  const savings = new Float64Array(count);

  let budget = yield;
  for (const [position, product] of products.entries()) {
    words.read(product);
    categories.put(position, product.categoryName);
    ofConditions.put(position, product.condition);
    places.put(position, cityOf(product.location));
    sellers.put(position, normaliseEmail(product.sellerEmail));
    advertised[position] = product.advertised ? 1 : 0;
    prices[position] = product.price;
    months[position] = usedMonths(product.useDuration) ?? Number.NaN;
    ages[position] = -(product.postedAt ?? -Infinity);
    savings[position] = -savingPercent(product.price, product.originalPrice);
    budget -= 1;
    if (budget <= 0) budget = yield;
  }

  words.prepare();
  for (let position = 0; position < count; position += 1) {
    words.post(position);
    // Posting a product is some twenty times less work than reading it.
    budget -= 0.05;
    if (budget <= 0) budget = yield;
  }

  const newest = orderBy(ages);
  yield;
  const up = orderBy(prices, newest);
  yield;
  const down = orderBy(prices.map((price) => -price), newest);
  yield;
  const saving = orderBy(savings, newest);
  const ofSellers = sellers.finish();
  return {
    products,
    words: words.finish(),
    categories: categories.finish(),
    conditions: ofConditions.finish(),
    places: places.finish(),
    sellers: ofSellers,
    verified: new Uint8Array(ofSellers.labels.length),
    advertised,
    prices,
    months,
    priceScale: priceScale(prices, up),
    orders: { newest, 'price-up': up, 'price-down': down, saving },
  };
}

/** An index in the making, for lists too long to be read within a frame. */
export class IndexInProgress {
  readonly #work: Generator<undefined, ProductIndex, number>;
  #index: ProductIndex | undefined;

  constructor(products: readonly Product[]) {
    this.#work = indexing(products);
    this.#work.next();
  }

  /** Works through about so many products; true once the index is there. */
  step(products: number): boolean {
    if (this.#index !== undefined) return true;
    const { done, value } = this.#work.next(products);
    if (done === true) this.#index = value;
    return this.#index !== undefined;
  }

  /** Undefined until `step` says that it is there. */
  get index(): ProductIndex | undefined {
    return this.#index;
  }
}

export function beginIndex(products: readonly Product[]): IndexInProgress {
  return new IndexInProgress(products);
}

/** All at once: for lists of a few thousand. */
export function indexProducts(products: readonly Product[]): ProductIndex {
  const work = beginIndex(products);
  while (!work.step(Infinity));
  if (work.index === undefined) throw new Error('The index is there once the last step is done');
  return work.index;
}

/** The same index, knowing whom to show as verified; it costs one question a seller. */
export function withVerifiedSellers(index: ProductIndex, isVerified: IsVerified): ProductIndex {
  return { ...index, verified: Uint8Array.from(index.sellers.labels, (email) => (email !== '' && isVerified(email) ? 1 : 0)) };
}
