import { type GenericSchema, object, picklist, pipe, transform } from 'valibot';
import { type Report, maxDetails, reportReasons } from '#domain/reporting/Report.ts';
import { defined } from '#domain/shared/defined.ts';
import { key, known, moment, text } from './wire.ts';

/** Nobody can write longer details in this shop, and a page with a hundred thousand words helps nobody. */
function shortened(details: string): string {
  const characters = [...details];
  return characters.length > maxDetails ? `${characters.slice(0, maxDetails).join('')}…` : details;
}

/** A report needs an id and its product's. Everything else counts as not said where it makes no sense. */
export const reportRow: GenericSchema<unknown, Report> = pipe(
  object({
    _id: key,
    productId: key,
    productName: known(text),
    sellerEmail: known(key),
    reason: known(picklist(reportReasons)),
    details: known(text),
    reportedAt: known(moment),
    reporterEmail: known(key),
  }),
  transform(({ _id, productId, productName, sellerEmail, reason, details, reportedAt, reporterEmail }) => ({
    id: _id,
    productId,
    productName: productName ?? '',
    reason: reason ?? null,
    details: shortened(details ?? ''),
    reportedAt: reportedAt ?? null,
    ...defined({ sellerEmail, reporterEmail }),
  })),
);
