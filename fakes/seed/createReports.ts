import type { Product } from '#domain/catalogue/Product.ts';
import type { Report, ReportReason } from '#domain/reporting/Report.ts';
import { demoBuyer, demoSeller } from './demoPeople.ts';
import { objectId } from './objectId.ts';
import type { Person } from './people.ts';

const hour = 60 * 60 * 1000;
/** Reported products are among the newest. */
const recent = 24;

type Plan = {
  readonly reason: ReportReason;
  readonly details?: string;
  /** Hours before now. */
  readonly ago: number;
  readonly isVisitor?: true;
};

/** Reports of products that are for sale, one list for each. */
const ofListed: readonly (readonly Plan[])[] = [
  [
    { reason: 'money-first', details: 'He wants 5,000 tk by mobile payment before he shows it.', ago: 2 },
    { reason: 'fake-or-stolen', ago: 5, isVisitor: true },
    {
      reason: 'other',
      details: 'The same text and pictures are in another shop with a different phone number.',
      ago: 22,
    },
  ],
  [{ reason: 'wrong-picture', details: 'The picture shows a newer model.', ago: 66, isVisitor: true }],
  [
    { reason: 'already-sold', details: 'I met the seller on Sunday. It was gone.', ago: 97 },
    { reason: 'already-sold', ago: 109, isVisitor: true },
  ],
];

/** The report of a product that its seller has deleted since. */
const ofGone: Plan = { reason: 'wrong-description', details: 'It says 16 GB. It has 8 GB.', ago: 150 };

type Parts = {
  readonly products: readonly Product[];
  readonly buyers: readonly Person[];
  readonly now: number;
};

/** Reports: several of one product, some by visitors, and one of a product that is gone. */
export function createReports({ products, buyers, now }: Parts): readonly Report[] {
  const reporters = buyers.filter(({ user }) => user.email !== demoBuyer.email);
  // The products come oldest first, and there may be a hundred thousand.
  const offered = products.slice(-recent).filter(({ sellerEmail }) => sellerEmail !== demoSeller.email);
  let serial = 0;

  function report(
    of: Pick<Report, 'productId' | 'productName'> & { readonly sellerEmail: string },
    plan: Plan,
  ): Report {
    serial += 1;
    const reporter = plan.isVisitor === true ? undefined : reporters[serial % reporters.length];
    return {
      ...of,
      id: objectId('report', serial),
      reason: plan.reason,
      details: plan.details ?? '',
      reportedAt: now - plan.ago * hour,
      ...(reporter === undefined ? {} : { reporterEmail: reporter.user.email }),
    };
  }

  const listed = ofListed.flatMap((plans, place) => {
    const product = offered.at(-4 - place * 2);
    if (product === undefined) return [];
    const { id: productId, productName, sellerEmail } = product;
    return plans.map((plan) => report({ productId, productName, sellerEmail }, plan));
  });
  const [first] = offered;
  if (first === undefined) return listed;
  const { sellerEmail } = first;
  const gone = { productId: objectId('product', 0), productName: 'Dell Latitude 7490, Core i5, 16 GB', sellerEmail };
  return [...listed, report(gone, ofGone)];
}
