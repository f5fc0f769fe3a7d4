/** Reasons to report a product. 'other' needs details. */
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

/** A person's report of a product, as admins read it. */
export type Report = {
  readonly id: string;
  readonly productId: string;
  /** Empty where the marketplace does not say. */
  readonly productName: string;
  /** Absent where the marketplace does not say. */
  readonly sellerEmail?: string;
  /** Null for a reason that is not in this shop's list. */
  readonly reason: ReportReason | null;
  /** Empty if the person wrote none. */
  readonly details: string;
  /** In milliseconds since 1970-01-01T00:00Z; null where the marketplace does not say. */
  readonly reportedAt: number | null;
  /** Absent if a visitor reported it. */
  readonly reporterEmail?: string;
};

/** A report as a person sends it. The marketplace adds the product's facts, the time and the sender. */
export type NewReport = {
  readonly productId: string;
  readonly reason: ReportReason;
  readonly details: string;
};
