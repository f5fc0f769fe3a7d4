import type { Product } from '../catalogue/Product.ts';
import type { ProductsApi } from '../catalogue/ProductsApi.ts';
import type { CataloguePorts } from '../search/CataloguePorts.ts';
import { findAll } from '../search/findAll.ts';
import { type Offers, offersOf } from '../search/Offers.ts';
import { productsById } from '../search/productsById.ts';
import type { ApiFailure } from '../shared/Failure.ts';
import type { Listing, ReadOptions } from '../shared/reading.ts';
import { type Result, fail, ok } from '../shared/Result.ts';
import type { Booking } from './Booking.ts';

type Booked = Pick<Booking, 'categoryName' | 'productId'> & Partial<Pick<Booking, 'productName'>>;

/** The products of a booking's category. The address of an empty one would be that of the list of categories. */
export function listCategory(
  products: ProductsApi,
  name: string,
  options: ReadOptions,
): Promise<Result<Listing<Product>, ApiFailure>> {
  return name.trim() === '' ? products.all(options) : products.ofCategory(name, options);
}

/** Products on offer, among them all that these bookings may be of. Fails if some cannot be asked for. */
export async function listOffersIn(
  { products, search }: CataloguePorts,
  bookings: readonly Booked[],
  options: ReadOptions = {},
): Promise<Result<Offers, ApiFailure>> {
  if (search === null) {
    const categories = [...new Set(bookings.map(({ categoryName }) => categoryName))];
    const answers = await Promise.all(categories.map((name) => listCategory(products, name, options)));
    const failed = answers.find((answer) => !answer.ok);
    if (failed !== undefined) return failed;
    const lists = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
    return ok(
      offersOf({
        items: lists.flatMap(({ items }) => items),
        unreadable: lists.flatMap(({ unreadable }) => unreadable),
      }),
    );
  }
  const ids = bookings.flatMap(({ productId }) => (productId === undefined ? [] : [productId]));
  const byId = await productsById(search, ids, options);
  if (!byId.ok) return byId;
  const items = [...byId.value.products];
  const unreadableIds = new Set(byId.value.unreadableIds);
  for (const { productId, productName = '', categoryName } of bookings) {
    if (productId !== undefined) continue;
    const categories = categoryName.trim() === '' ? [] : [categoryName];
    const named = await findAll(search, { text: productName, categories }, options);
    if (!named.ok) return named;
    // Nobody could tell which one was booked without all of them.
    if (named.value === null) return fail({ code: 'api/unavailable' });
    const offers = offersOf(named.value);
    items.push(...offers.products);
    for (const id of offers.unreadableIds) unreadableIds.add(id);
  }
  return ok({ products: items, unreadableIds });
}
