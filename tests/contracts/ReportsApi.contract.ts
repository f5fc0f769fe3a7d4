import { describe, expect, it } from 'vitest';
import type { Product } from '#domain/catalogue/Product.ts';
import { type NewReport, type Report, maxDetails, reportReasons } from '#domain/reporting/Report.ts';
import type { ReportsApi } from '#domain/reporting/ReportsApi.ts';
import { contractCases } from './contractCase.ts';
import { eachCase } from './eachCase.ts';
import { codeOf, valueOf } from './expectResult.ts';
import { type KnownPerson, type MakeMarketplace, type UnaskedOfMarketplace } from './MarketplaceHarness.ts';
import { offered } from './ProductsApi.contract.ts';

/** A well-formed id that nothing has. */
const noId = 'ffffffffffffffffffffffff';

export function describeReportsApiContract(
  name: string,
  make: MakeMarketplace,
  unasked: UnaskedOfMarketplace = {},
): void {
  describe(`ReportsApi: ${name}`, () => {
    const at = eachCase(make);
    const caseNeeding = contractCases(unasked);

    function reports(): ReportsApi {
      const { api } = at();
      if (api.reports === null) throw new Error('This marketplace has no reports');
      return api.reports;
    }

    async function aProduct(): Promise<Product> {
      return offered(at(), at().people.seller);
    }

    /** Reports it as this person, or as a visitor. */
    async function reportAs(who: KnownPerson | null, { id }: Pick<Product, 'id'>, changes: Partial<NewReport> = {}) {
      await (who === null ? at().signOut() : at().signIn(who));
      return reports().report({ productId: id, reason: 'fake-or-stolen', details: '', ...changes });
    }

    /** The admin, who is signed in afterwards, reads those of one product. */
    async function queueOf({ id }: Product): Promise<readonly Report[]> {
      await at().signIn(at().people.admin);
      const { items } = valueOf(await reports().list());
      return items.filter(({ productId }) => productId === id);
    }

    caseNeeding('admin', '[G-REP-1] lists a person’s report with the product’s facts, to an admin', async () => {
      const { buyer, seller } = at().people;
      const product = await aProduct();
      const before = Date.now();
      valueOf(await reportAs(buyer, product, { reason: 'money-first', details: 'He wants 5,000 tk — ৳ & "now"' }));
      const [report, ...others] = await queueOf(product);
      expect(others).toEqual([]);
      expect(report).toEqual({
        id: expect.stringMatching(/./),
        productId: product.id,
        productName: product.productName,
        sellerEmail: seller.email,
        reason: 'money-first',
        details: 'He wants 5,000 tk — ৳ & "now"',
        reportedAt: expect.any(Number),
        reporterEmail: buyer.email,
      });
      // The backend's clock may be another one.
      expect(Math.abs((report?.reportedAt ?? 0) - before)).toBeLessThan(400 * 24 * 60 * 60 * 1000);
    });

    caseNeeding('admin', '[G-REP-1] takes a visitor’s report, which names nobody', async () => {
      const product = await aProduct();
      valueOf(await reportAs(null, product));
      const [report] = await queueOf(product);
      expect(report).toMatchObject({ reason: 'fake-or-stolen', details: '' });
      expect(report).not.toHaveProperty('reporterEmail');
    });

    it.each(reportReasons)('[G-REP-1] takes the reason %s with details', async (reason) => {
      const product = await aProduct();
      valueOf(await reportAs(at().people.buyer, product, { reason, details: 'x'.repeat(maxDetails) }));
    });

    it.each(reportReasons.filter((reason) => reason !== 'other'))(
      '[G-REP-1] takes the reason %s without details',
      async (reason) => {
        valueOf(await reportAs(at().people.buyer, await aProduct(), { reason }));
      },
    );

    it.each([
      ['“other” without details', { reason: 'other', details: '' }],
      ['“other” with blanks for details', { reason: 'other', details: ' \n ' }],
      ['longer details than it keeps', { details: 'x'.repeat(maxDetails + 1) }],
    ] as const)('[G-REP-1] refuses %s', async (_what, changes) => {
      expect(codeOf(await reportAs(at().people.buyer, await aProduct(), changes))).toBe('api/refused');
    });

    it('[G-REP-1] takes one report of a product from each person', async () => {
      const { buyer, otherBuyer } = at().people;
      const product = await aProduct();
      valueOf(await reportAs(buyer, product));
      expect(codeOf(await reportAs(buyer, product, { reason: 'already-sold' }))).toBe('report/already-reported');
      valueOf(await reportAs(otherBuyer, product));
      valueOf(await reportAs(buyer, await aProduct()));
    });

    it('[G-REP-1] says that a product which is gone can’t be reported', async () => {
      for (const who of [at().people.buyer, null]) {
        expect(codeOf(await reportAs(who, { id: noId }))).toBe('api/not-found');
      }
    });

    it('[G-REP-1] lists reports to admins alone', async () => {
      const { people, signIn, signOut } = at();
      for (const who of [people.buyer, people.seller]) {
        await signIn(who);
        expect(codeOf(await reports().list())).toBe('api/forbidden');
      }
      await signOut();
      expect(codeOf(await reports().list())).toBe('api/session-expired');
    });

    caseNeeding('admin', '[G-REP-1] deletes a report, once', async () => {
      const { buyer, otherBuyer } = at().people;
      const product = await aProduct();
      valueOf(await reportAs(buyer, product));
      valueOf(await reportAs(otherBuyer, product));
      const [first, second] = await queueOf(product);
      expect(valueOf(await reports().delete(first?.id ?? ''))).toBe(true);
      expect(await queueOf(product)).toEqual([second]);
      expect(valueOf(await reports().delete(first?.id ?? ''))).toBe(false);
    });

    caseNeeding('admin', '[G-REP-1] lets nobody but an admin delete a report', async () => {
      const { people, signIn, signOut } = at();
      const product = await aProduct();
      valueOf(await reportAs(people.buyer, product));
      const [report] = await queueOf(product);
      for (const who of [people.buyer, people.seller]) {
        await signIn(who);
        expect(codeOf(await reports().delete(report?.id ?? ''))).toBe('api/forbidden');
      }
      await signOut();
      expect(codeOf(await reports().delete(report?.id ?? ''))).toBe('api/session-expired');
      expect(await queueOf(product)).toEqual([report]);
    });

    caseNeeding('admin', '[G-REP-1] keeps the reports of a product that its seller deletes', async () => {
      const { api, people, signIn } = at();
      const product = await aProduct();
      valueOf(await reportAs(people.buyer, product));
      await signIn(people.seller);
      valueOf(await api.products.delete(product.id));
      expect(await queueOf(product)).toMatchObject([{ productName: product.productName }]);
    });
  });
}
