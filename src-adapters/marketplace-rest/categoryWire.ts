import { type GenericSchema, object, pipe, transform } from 'valibot';
import type { Category } from '#domain/catalogue/Category.ts';
import { key, looseKey, picture, rows } from './wire.ts';

/** Products name their category by `categoryId` (1, 2, 3). If a category has none, its own id serves. */
export const categoryRows = rows<Category>(
  pipe(
    object({ _id: key, categoryId: looseKey, categoryName: key, img: picture }),
    transform(({ _id, categoryId, ...row }) => ({ ...row, id: categoryId || _id })),
  ) satisfies GenericSchema<unknown, Category>,
);
