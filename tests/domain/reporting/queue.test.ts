import { describe, expect, it } from 'vitest';
import { dismissReports } from '#domain/reporting/dismissReports.ts';
import { listReports } from '#domain/reporting/listReports.ts';
import { reportedProducts } from '#domain/reporting/reportedProducts.ts';
import type { ReportsApi } from '#domain/reporting/ReportsApi.ts';
import { listing } from '#domain/shared/reading.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { aReport } from '../../builders/aReport.ts';
import { aSession, visitor } from '../../builders/aSession.ts';
import { answers, lists, offline, refuses } from '../../builders/answers.ts';
import { Journal } from '../../builders/Journal.ts';

const outsiders = [
  ['a visitor', visitor, 'access/login-required'],
  ['a buyer', aSession('buyer'), 'access/denied'],
  ['a seller', aSession('seller'), 'access/denied'],
] as const;

describe('[G-REP-1] the queue of reports', () => {
  it('is read by an admin', async () => {
    const journal = new Journal();
    const list = listReports({ reports: journal.port<ReportsApi>({ list: lists(aReport()) }) });
    expect(await list(aSession('admin'), { fresh: true })).toEqual(ok(listing([aReport()])));
    expect(journal.of('list')).toEqual([[{ fresh: true }]]);
  });

  it.each(outsiders)('is not read for %s', async (_who, actor, code) => {
    const journal = new Journal();
    expect(await listReports({ reports: journal.port<ReportsApi>({}) })(actor)).toEqual(fail({ code }));
    expect(journal.asked).toEqual([]);
  });

  it('says why it did not come', async () => {
    const list = listReports({ reports: new Journal().port<ReportsApi>({ list: refuses(offline) }) });
    expect(await list(aSession('admin'))).toEqual(fail(offline));
  });
});

describe('[G-REP-1] dismissing reports', () => {
  it('deletes each of them, and one that is gone counts as dismissed', async () => {
    const journal = new Journal();
    const dismiss = dismissReports({ reports: journal.port<ReportsApi>({ delete: answers(false) }) });
    const ids = Array.from({ length: 14 }, (_, n) => `r${n}`);
    expect(await dismiss(aSession('admin'), ids)).toEqual([]);
    expect(journal.of('delete')).toEqual(ids.map((id) => [id, aSession('admin').account.email]));
  });

  it('answers those that remain, with the reason, and tries all the others', async () => {
    const reports = {
      delete: async (id: string) => (id === 'r2' ? fail(offline) : ok(true)),
    } as Pick<ReportsApi, 'delete'> as ReportsApi;
    const remaining = await dismissReports({ reports })(aSession('admin'), ['r1', 'r2', 'r3']);
    expect(remaining).toEqual([{ id: 'r2', failure: offline }]);
  });

  it('tries all the others after a failure of one, however many they are', async () => {
    const unavailable = { code: 'api/unavailable' } as const;
    const journal = new Journal();
    const reports = journal.port<ReportsApi>({ delete: async (id) => (id === 'r1' ? fail(unavailable) : ok(true)) });
    const ids = Array.from({ length: 14 }, (_, n) => `r${n}`);
    expect(await dismissReports({ reports })(aSession('admin'), ids)).toEqual([{ id: 'r1', failure: unavailable }]);
    expect(journal.of('delete')).toHaveLength(14);
  });

  it.each(['api/session-expired', 'api/too-many-requests', 'api/offline'] as const)(
    'sends no more after %s, and answers that all the others remain',
    async (code) => {
      const journal = new Journal();
      const failure = code === 'api/too-many-requests' ? { code, retryAfter: null } : { code };
      const dismiss = dismissReports({ reports: journal.port<ReportsApi>({ delete: refuses(failure) }) });
      const ids = Array.from({ length: 20 }, (_, n) => `r${n}`);
      expect(await dismiss(aSession('admin'), ids)).toEqual(ids.map((id) => ({ id, failure })));
      expect(journal.of('delete')).toHaveLength(6);
    },
  );

  it('sends six calls at a time at most', async () => {
    let [running, most] = [0, 0];
    const reports = {
      delete: async () => {
        running += 1;
        most = Math.max(most, running);
        await Promise.resolve();
        running -= 1;
        return ok(true);
      },
    } as Pick<ReportsApi, 'delete'> as ReportsApi;
    await dismissReports({ reports })(
      aSession('admin'),
      Array.from({ length: 20 }, (_, n) => `r${n}`),
    );
    expect(most).toBe(6);
  });

  it.each(['before', 'meanwhile'])('sends all the rest at once when its admin has signed out %s', async (when) => {
    const hurry = new AbortController();
    const sent: string[] = [];
    let answer = (): void => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const reports = {
      delete: async (id: string) => {
        sent.push(id);
        await answered;
        return id === 'r19' ? fail(offline) : ok(true);
      },
    } as Pick<ReportsApi, 'delete'> as ReportsApi;
    const ids = Array.from({ length: 20 }, (_, n) => `r${n}`);
    if (when === 'before') hurry.abort();
    const dismissed = dismissReports({ reports })(aSession('admin'), ids, hurry.signal);
    hurry.abort();
    expect(sent).toEqual(ids);
    answer();
    expect(await dismissed).toEqual([{ id: 'r19', failure: offline }]);
  });

  it.each(outsiders)('is not done for %s', async (_who, actor, code) => {
    const journal = new Journal();
    const dismiss = dismissReports({ reports: journal.port<ReportsApi>({}) });
    expect(await dismiss(actor, ['r1', 'r2'])).toEqual([
      { id: 'r1', failure: { code } },
      { id: 'r2', failure: { code } },
    ]);
    expect(journal.asked).toEqual([]);
  });
});

describe('[G-REP-1] reported products', () => {
  const at = (hour: number) => Date.UTC(2026, 10, 18, hour);

  it('come with the newest report first, and each has its newest report first', () => {
    const found = reportedProducts([
      aReport({ id: 'a1', productId: 'a', reportedAt: at(1) }),
      aReport({ id: 'b1', productId: 'b', reportedAt: at(3) }),
      aReport({ id: 'a2', productId: 'a', reportedAt: at(4) }),
      aReport({ id: 'c1', productId: 'c', reportedAt: at(2) }),
    ]);
    expect(found.map(({ productId, reports }) => [productId, reports.map(({ id }) => id)])).toEqual([
      ['a', ['a2', 'a1']],
      ['b', ['b1']],
      ['c', ['c1']],
    ]);
  });

  it('come last where no time is known, in the order of the marketplace', () => {
    const found = reportedProducts([
      aReport({ id: '1', productId: 'x', reportedAt: null }),
      aReport({ id: '2', productId: 'y', reportedAt: null }),
      aReport({ id: '3', productId: 'z', reportedAt: at(1) }),
      aReport({ id: '4', productId: 'z', reportedAt: null }),
    ]);
    expect(found.map(({ productId }) => productId)).toEqual(['z', 'x', 'y']);
    expect(found[0]?.reports.map(({ id }) => id)).toEqual(['3', '4']);
  });

  it('count their reasons, the most frequent first, then in the order of the list', () => {
    const of = (...reasons: Parameters<typeof aReport>[0][]) => reportedProducts(reasons.map((one) => aReport(one)));
    const [found] = of(
      { reason: 'other' },
      { reason: null },
      { reason: 'wrong-picture' },
      { reason: 'other' },
      { reason: 'already-sold' },
    );
    expect(found?.reasons).toEqual([
      { reason: 'other', count: 2 },
      { reason: 'already-sold', count: 1 },
      { reason: 'wrong-picture', count: 1 },
      { reason: null, count: 1 },
    ]);
  });

  it('take name and seller from the newest report that says them', () => {
    const { sellerEmail: _seller, ...silent } = aReport({ id: '1', reportedAt: at(5), productName: ' ' });
    const [found] = reportedProducts([
      aReport({ id: '3', reportedAt: at(3), productName: 'Old name', sellerEmail: 'old@example.com' }),
      silent,
      aReport({ id: '2', reportedAt: at(4), productName: 'New name', sellerEmail: 'new@example.com' }),
    ]);
    expect(found).toMatchObject({ productName: 'New name', sellerEmail: 'new@example.com' });
  });

  it('have neither name nor seller where no report says them', () => {
    const { sellerEmail: _seller, ...silent } = aReport({ productName: '' });
    expect(reportedProducts([silent])).toMatchObject([{ productName: '', sellerEmail: null }]);
  });
});
