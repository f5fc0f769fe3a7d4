/** Why people report a product. 'other' needs details. */
export const reportReasons = [
  'already-sold',
  'wrong-description',
  'wrong-picture',
  'fake-or-stolen',
  'money-first',
  'not-allowed',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Characters of a report's details. */
export const maxDetails = 1000;

/** What somebody says is wrong with a product, as admins read it. */
export type Report = {
  readonly id: string;
  readonly productId: string;
  /** Empty where the marketplace does not say. */
  readonly productName: string;
  /** Absent where the marketplace does not say. */
  readonly sellerEmail?: string;
  /** As the marketplace says it: one of this shop's list, another one, or empty. */
  readonly reason: string;
  /** Empty if the person wrote none. */
  readonly details: string;
  /** In milliseconds since 1970-01-01T00:00Z; null where the marketplace does not say. */
  readonly reportedAt: number | null;
  /** Absent if a visitor reported it. */
  readonly reporterEmail?: string;
};

/** Null for a reason that is not in this shop's list. */
export function knownReason(reason: string): ReportReason | null {
  return reportReasons.find((one) => one === reason) ?? null;
}

/** Nobody can write longer details in this shop, and a page with a hundred thousand words helps nobody. */
export function shortDetails(details: string): string {
  const characters = [...details];
  return characters.length > maxDetails ? `${characters.slice(0, maxDetails).join('')}…` : details;
}

/** What a person sends. The marketplace adds the product's facts, the time and who sent it. */
export type NewReport = {
  readonly productId: string;
  readonly reason: ReportReason;
  readonly details: string;
};
