import { type GenericSchema, object, optional, picklist, pipe, string, toLowerCase, transform, trim, unknown } from 'valibot';
import { type Condition, type NewProduct, type Product, conditions } from '#domain/catalogue/Product.ts';
import { key, looseKey, picture, price, requiredText, text } from '../wire.ts';

const conditionsInLowerCase = conditions.map((condition) => condition.toLowerCase());

/**
 * A row with a condition that the shop does not know is left out: whichever of the three it were
 * shown as, a shopper might be told something better than the truth.
 */
const condition: GenericSchema<unknown, Condition> = pipe(
  string(),
  trim(),
  toLowerCase(),
  picklist(conditionsInLowerCase),
  transform((value) => conditions[conditionsInLowerCase.indexOf(value)] ?? 'Fair'),
);

export const productRow: GenericSchema<unknown, Product> = pipe(
  object({
    _id: key,
    productName: requiredText,
    description: text,
    sellerName: text,
    email: key,
    useDuration: text,
    price,
    originalPrice: price,
    image: picture,
    condition,
    postTime: text,
    categoryName: looseKey,
    categoryId: looseKey,
    location: text,
    phone: text,
    advertise: optional(unknown()),
  }),
  transform(({ _id, email, advertise, ...row }) => ({
    ...row,
    id: _id,
    sellerEmail: email,
    postedAt: timeOf(row.postTime),
    advertised: isAdvertised(advertise),
  })),
);

/** Bare dates, ISO date-times and browsers' own `Date` texts, all of which `Date.parse` reads. */
function timeOf(postTime: string): number | null {
  const time = Date.parse(postTime);
  return Number.isNaN(time) ? null : time;
}

/** What is put on a product to advertise it; a product without it is not advertised. */
export const advertiseMark = 'advertise';

function isAdvertised(advertise: unknown): boolean {
  return advertise === advertiseMark || advertise === true;
}

export function productBody({ sellerEmail, ...product }: NewProduct): object {
  return { ...product, email: sellerEmail };
}
