import { type GenericSchema, fallback, nullable, object, pipe, transform } from 'valibot';
import type { Report } from '#domain/reporting/Report.ts';
import { defined } from '#domain/shared/defined.ts';
import { key, known, moment, text } from './wire.ts';

const words = fallback(text, '');

/** A report needs an id and its product's. Everything else counts as not said where it makes no sense. */
export const reportRow: GenericSchema<unknown, Report> = pipe(
  object({
    _id: key,
    productId: key,
    productName: words,
    sellerEmail: known(key),
    reason: words,
    details: words,
    reportedAt: fallback(nullable(moment), null),
    reporterEmail: known(key),
  }),
  transform(({ _id, sellerEmail, reporterEmail, ...row }) => ({
    ...row,
    id: _id,
    ...defined({ sellerEmail, reporterEmail }),
  })),
);
