import { sameEmail } from '../shared/EmailAddress.ts';
import type { CalendarDay } from '../shared/CalendarDay.ts';
import { savingPercent } from '../shared/Money.ts';
import { postedOn } from '../catalogue/postTime.ts';
import type { Product, ProductStatus } from '../catalogue/Product.ts';
import { sellerNameOf } from '../catalogue/sellerNameOf.ts';
import { facetKey } from '../search/facetKey.ts';
import { usedMonths } from '../search/usedMonths.ts';

/** The rows of a comparison, in order. */
const comparedFields = [
  'status',
  'price',
  'originalPrice',
  'saving',
  'condition',
  'useDuration',
  'categoryName',
  'location',
  'sellerName',
  'postedOn',
  'description',
] as const;
type ComparedField = (typeof comparedFields)[number];

type ComparedValue = {
  readonly status: ProductStatus | null;
  readonly price: number;
  readonly originalPrice: number;
  /** Discount in whole per cent of the original price. */
  readonly saving: number;
  readonly condition: string;
  readonly useDuration: string;
  readonly categoryName: string;
  readonly location: string;
  readonly sellerName: string;
  readonly postedOn: CalendarDay | number | null;
  readonly description: string;
};

/** One field of all compared products, in their order. */
export type ComparisonRow = {
  readonly [F in ComparedField]: {
    readonly field: F;
    readonly values: readonly ComparedValue[F][];
    /** Whether the values differ. Spelling variants count as equal. */
    readonly differs: boolean;
  };
}[ComparedField];

function sameText(one: string, other: string): boolean {
  return facetKey(one) === facetKey(other);
}

/** A year has twelve months. */
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

/**
 * Compares two to four products field by field; their availability only if any of them states it. `dayOf`: a moment's day
 * where the person is, such as '2026-11-21', because people see only the day of a post.
 */
export function compareProducts(
  products: readonly Product[],
  dayOf: (moment: number) => string,
): readonly ComparisonRow[] {
  const dayPosted = (product: Product): string | null => {
    const posted = postedOn(product);
    return typeof posted === 'number' ? dayOf(posted) : posted;
  };
  const text = <F extends 'condition' | 'categoryName' | 'location' | 'description'>(field: F) =>
    row<F>(
      field,
      products,
      (product) => product[field],
      (one, other) => sameText(one[field], other[field]),
    );
  const hasStatus = products.some(({ status }) => status !== undefined);
  return [
    ...(hasStatus ? [row('status', products, ({ status }) => status ?? null)] : []),
    row('price', products, ({ price }) => price),
    row('originalPrice', products, ({ originalPrice }) => originalPrice),
    row('saving', products, ({ price, originalPrice }) => savingPercent(price, originalPrice)),
    text('condition'),
    row(
      'useDuration',
      products,
      ({ useDuration }) => useDuration,
      (one, other) => sameDuration(one.useDuration, other.useDuration),
    ),
    text('categoryName'),
    text('location'),
    row('sellerName', products, sellerNameOf, (one, other) => sameEmail(one.sellerEmail, other.sellerEmail)),
    row('postedOn', products, postedOn, (one, other) => dayPosted(one) === dayPosted(other)),
    text('description'),
  ];
}
