import type { Report } from '#domain/reporting/Report.ts';

/** A visitor's report without details. */
export function aReport(parts: Partial<Report> = {}): Report {
  return {
    id: '0000000000000000000000e1',
    productId: '0000000000000000000000d1',
    productName: 'ThinkPad T480',
    sellerEmail: 'tanvir@example.com',
    reason: 'already-sold',
    details: '',
    reportedAt: Date.UTC(2026, 10, 18, 9, 14),
    ...parts,
  };
}
