import * as fc from 'fast-check';
import { type FindingQuery, findingSorts } from '#domain/search/FindingQuery.ts';
import { emptyQuery } from '#domain/search/emptyQuery.ts';
import { find } from '#domain/search/find.ts';
import type { ProductIndex } from '#domain/search/ProductIndex.ts';
import { withVerifiedSellers } from '#domain/search/withVerifiedSellers.ts';
import { indexProducts } from '../../builders/indexProducts.ts';
import { type Product, conditions, productStatuses } from '#domain/catalogue/Product.ts';
import { aProduct } from '../../builders/aProduct.ts';

/** Products identified by id, each with the fields that matter to a test. */
export function aList(given: Readonly<Record<string, Partial<Product>>>): readonly Product[] {
  return Object.entries(given).map(([id, product]) => aProduct({ id, ...product }));
}

export function aQuery(given: Partial<FindingQuery>): FindingQuery {
  return { ...emptyQuery, ...given };
}

/** The ids of the results, in order. */
export function idsFound(index: ProductIndex, given: Partial<FindingQuery>): readonly (string | undefined)[] {
  return Array.from(find(index, aQuery(given)).positions, (position) => index.products[position]?.id);
}

export function idsFoundIn(
  products: readonly Product[],
  given: Partial<FindingQuery>,
): readonly (string | undefined)[] {
  return idsFound(indexProducts(products), given);
}

export const isVerified = (sellerEmail: string) => sellerEmail.startsWith('v');

const words = [
  'Lenovo',
  'ThinkPad',
  'T480',
  'Dell',
  'Latitude',
  '7420',
  'iPhone',
  '13',
  'Pro',
  'Galaxy',
  '16 GB',
  '512GB',
  '15.6 inch',
  'X-A5',
  'café',
  'বাংলা',
  'well',
  'battery',
  'a',
  "owner's",
  '1,25,000',
  'screen',
  'Grün',
];
const categories = ['HP', 'Dell', 'Smart Phone', 'VR & AR'];
const towns = ['Dhaka', 'Sylhet', "Cox's Bazar", 'Khulna'];
const text = (max: number) =>
  fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: max }).map((list) => list.join(' '));

const product: fc.Arbitrary<Partial<Product>> = fc.record({
  productName: text(4),
  description: text(6),
  sellerName: fc.constantFrom('Rahim Uddin', 'Dipa Das', 'Ánh'),
  sellerEmail: fc.constantFrom('v1@example.com', 'V2@example.com', 'u@example.com'),
  useDuration: fc.constantFrom('8 months', '1 year', '2.5 years', '3 weeks', 'long', ''),
  price: fc.oneof(fc.integer({ min: 0, max: 90_000 }), fc.constantFrom(500, 20_000, 999_999_999)),
  originalPrice: fc.integer({ min: 0, max: 120_000 }),
  condition: fc.constantFrom(...conditions),
  postedAt: fc.oneof(fc.constant(null), fc.integer({ min: -5, max: 5 })),
  categoryName: fc.constantFrom(...categories),
  location: fc.constantFrom(...towns, 'Mirpur, Dhaka', 'Agrabad,Chattogram', ''),
  advertised: fc.boolean(),
});

const noStatus: Pick<Product, 'status'> = {};
const someStatus = fc.constantFrom(noStatus, ...productStatuses.map((status) => ({ status })));

function listOf(status: fc.Arbitrary<Pick<Product, 'status'>>): fc.Arbitrary<readonly Product[]> {
  return fc
    .array(fc.tuple(product, status), { minLength: 1, maxLength: 20 })
    .map((list) => list.map(([given, said], place) => aProduct({ ...given, ...said, id: `p${place}` })));
}

/** From a marketplace that states availability, and from one that does not. */
export const someProducts: fc.Arbitrary<readonly Product[]> = fc.oneof(
  listOf(someStatus),
  listOf(fc.constant(noStatus)),
);

export const someIndex = someProducts.map((products) => withVerifiedSellers(indexProducts(products), isVerified));

const end = (max: number) => fc.option(fc.integer({ min: 0, max: max }), { freq: 3 });
const range = (max: number) => fc.record({ min: end(max), max: end(max) });
const sorted = <T extends string>(values: readonly T[]) => fc.subarray([...values], { maxLength: 2 });

/** Arbitrary queries, with values that occur in the lists above. */
export const someQuery: fc.Arbitrary<FindingQuery> = fc.record({
  text: fc.oneof({ weight: 2, arbitrary: fc.constant('') }, text(2), fc.constantFrom('thinkpda', 'iphnoe', 'd', 'gb')),
  categories: sorted(categories),
  conditions: sorted(conditions),
  places: sorted([...towns, 'Nowhere']),
  statuses: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, sorted(productStatuses)),
  verified: fc.boolean(),
  advertised: fc.boolean(),
  price: fc.oneof(fc.constant(emptyQuery.price), range(90_000)),
  months: fc.oneof(fc.constant(emptyQuery.months), range(36)),
  sort: fc.option(fc.constantFrom(...findingSorts)),
});
