import { type Report, type ReportReason, reportReasons } from './Report.ts';

type ReasonCount = { readonly reason: ReportReason | null; readonly count: number };

/** A product with its open reports. */
export type ReportedProduct = {
  readonly productId: string;
  /** Empty where no report says. */
  readonly productName: string;
  /** Null where no report says. */
  readonly sellerEmail: string | null;
  /** Newest first. */
  readonly reports: readonly Report[];
  /** The most frequent first; equally frequent ones in the order of the list. */
  readonly reasons: readonly ReasonCount[];
};

/** Reports by product. The product with the newest report comes first; reports without a time come last. */
export function reportedProducts(reports: readonly Report[]): readonly ReportedProduct[] {
  const byProduct = new Map<string, Report[]>();
  for (const report of newestFirst(reports)) {
    const known = byProduct.get(report.productId);
    if (known === undefined) byProduct.set(report.productId, [report]);
    else known.push(report);
  }
  return [...byProduct].map(([productId, ofProduct]) => ({
    productId,
    productName: ofProduct.find(({ productName }) => productName.trim() !== '')?.productName ?? '',
    sellerEmail: ofProduct.find(({ sellerEmail }) => sellerEmail !== undefined)?.sellerEmail ?? null,
    reports: ofProduct,
    reasons: countReasons(ofProduct),
  }));
}

function newestFirst(reports: readonly Report[]): readonly Report[] {
  const time = ({ reportedAt }: Report): number => reportedAt ?? Number.NEGATIVE_INFINITY;
  return [...reports].sort((one, other) => (time(one) === time(other) ? 0 : time(other) - time(one)));
}

function countReasons(reports: readonly Report[]): readonly ReasonCount[] {
  return [...reportReasons, null]
    .map((reason) => ({ reason, count: reports.filter((report) => report.reason === reason).length }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}
