import { beforeEach, describe, expect, it } from 'vitest';
import { maxDetails } from '#domain/reporting/Report.ts';
import { hasReported, readReportMarks } from '#domain/reporting/reportMemory.ts';
import { reportProduct, type ReportForm } from '#domain/reporting/reportProduct.ts';
import type { ReportsApi } from '#domain/reporting/ReportsApi.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { aDevice } from '../../builders/aDevice.ts';
import { aProduct } from '../../builders/aProduct.ts';
import { aSession, visitor } from '../../builders/aSession.ts';
import { apiFailures, done, refuses } from '../../builders/answers.ts';
import { Journal } from '../../builders/Journal.ts';

const product = aProduct({ id: 'p1', sellerEmail: 'seller@example.com' });
const other = aProduct({ id: 'p2', sellerEmail: 'seller@example.com' });
const sold: ReportForm = { reason: 'already-sold', details: '' };

let journal: Journal;
let device: ReturnType<typeof aDevice>;
beforeEach(() => {
  journal = new Journal();
  device = aDevice();
});

const over = (report: ReportsApi['report'] = done) =>
  reportProduct({ reports: journal.port<ReportsApi>({ report }), deviceStore: device });

describe('[G-REP-1] reporting a product', () => {
  it.each([
    ['a visitor', visitor],
    ['a buyer', aSession('buyer')],
    ['another seller', aSession('seller', 'other@example.com')],
    ['an admin', aSession('admin')],
  ])('is open to %s', async (_who, actor) => {
    expect(await over()({ actor, product, form: sold })).toEqual(ok());
    expect(journal.of('report')).toEqual([[{ productId: 'p1', reason: 'already-sold', details: '' }]]);
  });

  it('is not open to its own seller, however the address is spelled', async () => {
    const actor = aSession('seller', 'Seller@Example.com');
    expect(await over()({ actor, product, form: sold })).toEqual(fail({ code: 'access/denied' }));
    expect(journal.asked).toEqual([]);
  });

  it('sends the details without the blanks around them', async () => {
    await over()({ actor: visitor, product, form: { reason: 'other', details: '  Two phones, one picture \n' } });
    expect(journal.of('report')).toEqual([[{ productId: 'p1', reason: 'other', details: 'Two phones, one picture' }]]);
  });

  it.each([
    ['without a reason', { reason: '', details: '' }, { reason: 'report/reason-required' }],
    ['with a reason of its own', { reason: 'toString', details: '' }, { reason: 'report/reason-required' }],
    ['“other” without details', { reason: 'other', details: ' \n' }, { details: 'report/details-required' }],
    [
      'with too long details',
      { reason: 'already-sold', details: 'x'.repeat(maxDetails + 1) },
      { details: 'report/details-too-long' },
    ],
    [
      '“other” with too long details',
      { reason: 'other', details: 'x'.repeat(maxDetails + 1) },
      { details: 'report/details-too-long' },
    ],
  ])('is refused %s, and nothing is sent', async (_what, form, fields) => {
    expect(await over()({ actor: visitor, product, form })).toEqual(fail({ code: 'rules/broken', fields }));
    expect(journal.asked).toEqual([]);
  });

  it('takes details of the greatest length, counted in characters', async () => {
    const form = { reason: 'other', details: '৳'.repeat(maxDetails - 1) + '📱' };
    expect(await over()({ actor: visitor, product, form })).toEqual(ok());
  });

  it('is sent once by each person from a device', async () => {
    const buyer = aSession('buyer');
    const report = over();
    await report({ actor: buyer, product, form: sold });
    expect(await report({ actor: buyer, product, form: sold })).toEqual(fail({ code: 'report/already-reported' }));
    expect(journal.of('report')).toHaveLength(1);
    expect(await report({ actor: buyer, product: other, form: sold })).toEqual(ok());
    expect(await report({ actor: visitor, product, form: sold })).toEqual(ok());
  });

  it('is remembered when the marketplace says that this person did so already', async () => {
    const buyer = aSession('buyer');
    const failure = { code: 'report/already-reported' } as const;
    expect(await over(refuses(failure))({ actor: buyer, product, form: sold })).toEqual(fail(failure));
    expect(hasReported(readReportMarks(device), buyer, 'p1')).toBe(true);
  });

  it.each(apiFailures)('can be tried again after $code', async (failure) => {
    const buyer = aSession('buyer');
    expect(await over(refuses(failure))({ actor: buyer, product, form: sold })).toEqual(fail(failure));
    expect(hasReported(readReportMarks(device), buyer, 'p1')).toBe(false);
    expect(await over()({ actor: buyer, product, form: sold })).toEqual(ok());
  });

  it('needs a login where the marketplace takes none from visitors, who can try again', async () => {
    const refused = over(refuses({ code: 'api/forbidden' }));
    expect(await refused({ actor: visitor, product, form: sold })).toEqual(fail({ code: 'access/login-required' }));
    expect(hasReported(readReportMarks(device), visitor, 'p1')).toBe(false);
    expect(await over()({ actor: visitor, product, form: sold })).toEqual(ok());
  });

  it.each(apiFailures.filter(({ code }) => code !== 'api/forbidden'))(
    'needs no login because of another failure: $code',
    async (failure) => {
      expect(await over(refuses(failure))({ actor: visitor, product, form: sold })).toEqual(fail(failure));
    },
  );
});
