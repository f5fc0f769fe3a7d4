import type { Report } from '#domain/reporting/Report.ts';
import { type ReportedProduct, reportedProducts } from '#domain/reporting/reportedProducts.ts';
import type { Dismissal } from './Dismissal.ts';
import type { ReportDismissals } from './ReportDismissals.ts';

/** A product's reports as the queue shows them. */
export type QueueEntry = {
  readonly productId: string;
  readonly productName: string;
  /** Those that an admin dismisses; they can be undone until they are sent. */
  readonly dismissals: readonly Dismissal[];
  /** The others; null if there are none. */
  readonly open: ReportedProduct | null;
};

/** A product stays in its place while an admin dismisses its reports. */
export function queueEntries(
  reports: readonly Report[],
  dismissals: Pick<ReportDismissals, 'includes' | 'of'>,
): readonly QueueEntry[] {
  return reportedProducts(reports).map((reported) => {
    const { productId, productName } = reported;
    const [open] = reportedProducts(reported.reports.filter(({ id }) => !dismissals.includes(id)));
    return { productId, productName, dismissals: dismissals.of(productId), open: open ?? null };
  });
}
