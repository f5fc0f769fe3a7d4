import {
  type GenericSchema,
  object,
  optional,
  picklist,
  pipe,
  string,
  toLowerCase,
  transform,
  trim,
  unknown,
} from 'valibot';
import {
  type Condition,
  type NewProduct,
  type Product,
  conditions,
  productStatuses,
} from '#domain/catalogue/Product.ts';
import { postedAt } from '#domain/catalogue/postTime.ts';
import type { Extension } from '#domain/extensions.ts';
import { key, known, looseKey, picture, price, requiredText, text } from './wire.ts';

const conditionsInLowerCase = conditions.map((condition) => condition.toLowerCase());

/** A row with an unknown condition is unreadable, because a guess could promise the shopper too much. */
const condition: GenericSchema<unknown, Condition> = pipe(
  string(),
  trim(),
  toLowerCase(),
  picklist(conditionsInLowerCase),
  transform((value) => conditions[conditionsInLowerCase.indexOf(value)] ?? 'Fair'),
);

const fields = object({
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
  status: known(picklist(productStatuses)),
});

/** Reads the status only with `sales`, because other marketplaces may use the field differently. */
export function productRow(extensions: readonly Extension[]): GenericSchema<unknown, Product> {
  const hasSales = extensions.includes('sales');
  return pipe(
    fields,
    transform(({ _id, email, advertise, status, ...row }) => ({
      ...row,
      id: _id,
      sellerEmail: email,
      postedAt: postedAt(row.postTime),
      advertised: isAdvertised(advertise),
      ...(hasSales && status !== undefined ? { status } : {}),
    })),
  );
}

/** The field that advertises a product. A product without it is not advertised. */
export const advertiseMark = 'advertise';

function isAdvertised(advertise: unknown): boolean {
  return advertise === advertiseMark || advertise === true;
}

export function productBody({ sellerEmail, ...product }: NewProduct): object {
  return { ...product, email: sellerEmail };
}
