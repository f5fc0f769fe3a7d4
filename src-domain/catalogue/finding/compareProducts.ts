import { sameEmail } from '../../shared/EmailAddress.ts';
import { savingPercent } from '../../shared/Money.ts';
import type { Product } from '../Product.ts';
import { facetKey } from './facetKey.ts';
import { usedMonths } from './usedMonths.ts';

export const fewestToCompare = 2;
export const mostToCompare = 4;

/** The rows of a comparison, in their order. */
const comparedFields = [
  'price', 'originalPrice', 'saving', 'condition', 'useDuration', 'categoryName', 'location', 'sellerName', 'postedAt', 'description',
] as const;
type ComparedField = (typeof comparedFields)[number];

type ComparedValue = {
  readonly price: number;
  readonly originalPrice: number;
  /** Whole per cent below the original price. */
  readonly saving: number;
  readonly condition: string;
  readonly useDuration: string;
  readonly categoryName: string;
  readonly location: string;
  readonly sellerName: string;
  readonly postedAt: number | null;
  readonly description: string;
};

/** One field of all products compared, in their order. */
export type ComparisonRow = {
  readonly [F in ComparedField]: {
    readonly field: F;
    readonly values: readonly ComparedValue[F][];
    /** Whether they say different things; the same in other letters is the same. */
    readonly differs: boolean;
  };
}[ComparedField];

function sameText(one: string, other: string): boolean {
  return facetKey(one) === facetKey(other);
}

/** A year is twelve months. */
function sameDuration(one: string, other: string): boolean {
  const months = usedMonths(one);
  return months === null ? sameText(one, other) : months === usedMonths(other);
}

function row<F extends ComparedField>(
  field: F,
  products: readonly Product[],
  valueOf: (product: Product) => ComparedValue[F],
  same: (one: Product, other: Product) => boolean = (one, other) => valueOf(one) === valueOf(other),
) {
  const [first] = products;
  const differs = first !== undefined && products.some((product) => !same(first, product));
  return { field, values: products.map(valueOf), differs };
}

/** Products side by side, field by field; two to four of them make a comparison. */
export function compareProducts(products: readonly Product[]): readonly ComparisonRow[] {
  const text = <F extends 'condition' | 'categoryName' | 'location' | 'description'>(field: F) =>
    row<F>(field, products, (product) => product[field], (one, other) => sameText(one[field], other[field]));
  return [
    row('price', products, ({ price }) => price),
    row('originalPrice', products, ({ originalPrice }) => originalPrice),
    row('saving', products, ({ price, originalPrice }) => savingPercent(price, originalPrice)),
    text('condition'),
    row('useDuration', products, ({ useDuration }) => useDuration, (one, other) => sameDuration(one.useDuration, other.useDuration)),
    text('categoryName'),
    text('location'),
    row('sellerName', products, ({ sellerName }) => sellerName, (one, other) => sameEmail(one.sellerEmail, other.sellerEmail)),
    row('postedAt', products, ({ postedAt }) => postedAt),
    text('description'),
  ];
}
