import { type Product, type ProductStatus, conditions, productStatuses } from '../catalogue/Product.ts';
import { normaliseEmail } from '../shared/EmailAddress.ts';
import { savingPercent } from '../shared/Money.ts';
import { cityOf } from './cityOf.ts';
import { FacetColumnBuilder } from './FacetColumn.ts';
import { orderBy } from './orderBy.ts';
import { placeKey } from './places.ts';
import { priceScale } from './priceHistogram.ts';
import type { ProductIndex } from './ProductIndex.ts';
import { remembered } from './remembered.ts';
import { usedMonths } from './usedMonths.ts';
import { WordIndexBuilder } from './WordIndex.ts';

/** Products without a status may well be available. */
const ranks: { readonly [S in ProductStatus]: number } = { available: 0, reserved: 2, sold: 3 };
const unknownRank = 1;

const noWords = new WordIndexBuilder().finish();

/** The share of a product's work that its columns take, and the posting of its words. */
const columnsShare = 0.2;
const postingShare = 0.05;

/** Builds an index. Pauses whenever it has processed its share of products. */
export function* indexing(products: readonly Product[]): Generator<ProductIndex | undefined, ProductIndex, number> {
  const columns = yield* indexingColumns(products);
  const words = new WordIndexBuilder();
  let budget = yield columns;
  for (const product of products) {
    words.read(product);
    budget -= 1 - columnsShare;
    if (budget <= 0) budget = yield;
  }
  words.prepare();
  for (let position = 0; position < products.length; position += 1) {
    words.post(position);
    budget -= postingShare;
    if (budget <= 0) budget = yield;
  }
  return { ...columns, words: words.finish() };
}

/** Everything but the words, which take most of the time. */
function* indexingColumns(products: readonly Product[]): Generator<undefined, ProductIndex, number> {
  const count = products.length;
  const categories = new FacetColumnBuilder(count);
  const ofConditions = new FacetColumnBuilder(count, conditions);
  const places = new FacetColumnBuilder(count, [], placeKey);
  const statuses = new FacetColumnBuilder(count, productStatuses);
  const sellers = new FacetColumnBuilder(count);
  const advertised = new Uint8Array(count);
  const prices = new Float64Array(count);
  const months = new Float64Array(count);
  const moments = new Float64Array(count);
  const savings = new Float64Array(count);
  const availability = new Float64Array(count);
  let hasStatuses = false;
  const city = remembered(cityOf);
  const seller = remembered(normaliseEmail);
  const monthsOf = remembered((useDuration) => usedMonths(useDuration) ?? Number.NaN);

  let budget = yield;
  for (const [position, product] of products.entries()) {
    categories.put(position, product.categoryName);
    ofConditions.put(position, product.condition);
    places.put(position, city(product.location));
    statuses.put(position, product.status ?? '');
    availability[position] = product.status === undefined ? unknownRank : ranks[product.status];
    hasStatuses ||= product.status !== undefined;
    sellers.put(position, seller(product.sellerEmail));
    advertised[position] = product.advertised ? 1 : 0;
    prices[position] = product.price;
    months[position] = monthsOf(product.useDuration);
    moments[position] = product.postedAt ?? -Infinity;
    savings[position] = -savingPercent(product.price, product.originalPrice);
    budget -= columnsShare;
    if (budget <= 0) budget = yield;
  }

  const newest = orderBy(moments);
  newest.reverse();
  yield;
  const available = hasStatuses ? orderBy(availability, newest) : newest;
  yield;
  const up = orderBy(prices, available);
  yield;
  const down = orderBy(
    prices.map((price) => -price),
    available,
  );
  yield;
  const saving = orderBy(savings, available);
  const ofSellers = sellers.finish();
  return {
    products,
    words: noWords,
    categories: categories.finish(),
    conditions: ofConditions.finish(),
    places: places.finish(),
    statuses: statuses.finish(),
    hasStatuses,
    sellers: ofSellers,
    verified: new Uint8Array(ofSellers.labels.length),
    advertised,
    prices,
    months,
    priceScale: priceScale(prices, up),
    orders: { available, newest, 'price-up': up, 'price-down': down, saving },
  };
}
