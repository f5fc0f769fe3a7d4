import type { ReportReason } from '#domain/reporting/Report.ts';

export const reportReasons: { readonly [R in ReportReason]: string } = {
  'already-sold': 'It’s already sold',
  'wrong-description': 'The price or description is wrong',
  'wrong-picture': 'The picture isn’t of this product',
  'fake-or-stolen': 'Looks fake or stolen',
  'money-first': 'Asks for money before we meet',
  'not-allowed': 'Isn’t allowed in this shop',
  other: 'Something else',
};
