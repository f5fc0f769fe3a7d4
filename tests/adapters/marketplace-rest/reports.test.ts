import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { maxDetails, type Report } from '#domain/reporting/Report.ts';
import type { ReportsApi } from '#domain/reporting/ReportsApi.ts';
import { listing } from '#domain/shared/reading.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { InMemoryTokenStore } from '#fakes/device/InMemoryTokenStore.ts';
import { ScriptedServer } from '../ScriptedServer.ts';
import { signedInAs } from '../signedInAs.ts';
import { restMarketplace } from './restMarketplace.ts';

let server: ScriptedServer;
beforeAll(async () => {
  server = await ScriptedServer.start();
});
afterAll(() => server.stop());

function reportsFor(email: string | null): ReportsApi {
  const store = new InMemoryTokenStore(email === null ? undefined : 'kept-token');
  const { reports } = restMarketplace({
    url: server.url,
    store,
    auth: signedInAs(email),
    extensions: ['reports'],
  });
  if (reports === null) throw new Error('The marketplace was made without reports');
  return reports;
}

let api: ReportsApi;
beforeEach(() => {
  api = reportsFor('a@b.com');
});

const wire = {
  _id: '63f2a1b4c8d9e0f1a2b3c4e1',
  productId: '63f2a1b4c8d9e0f1a2b3c4d5',
  productName: 'HP ProBook 450',
  sellerEmail: 'rahim@example.com',
  reason: 'money-first',
  details: 'He wants 5,000 tk first',
  reportedAt: '2026-11-18T10:24:00.000Z',
  reporterEmail: 'karim@example.com',
  __v: 0,
};
const report: Report = {
  id: wire._id,
  productId: wire.productId,
  productName: wire.productName,
  sellerEmail: wire.sellerEmail,
  reason: 'money-first',
  details: wire.details,
  reportedAt: Date.UTC(2026, 10, 18, 10, 24),
  reporterEmail: wire.reporterEmail,
};

async function read(...rows: readonly unknown[]) {
  server.answer({ json: rows });
  const found = await api.list();
  if (!found.ok) throw new Error(found.failure.code);
  return found.value;
}

test('[G-REP-1] a marketplace that is not said to have reports has none', () => {
  const { reports } = restMarketplace({
    url: server.url,
    store: new InMemoryTokenStore(),
    auth: signedInAs(null),
    extensions: ['sales', 'paid'],
  });
  expect(reports).toBeNull();
});

describe('[G-REP-1] a report on the wire', () => {
  test('is sent with the token, and with nothing but product, reason and details', async () => {
    server.answer({ json: { acknowledged: true, insertedId: '1' } });
    const sent = { productId: 'p 1', reason: 'other', details: 'x' } as const;
    expect(await api.report(sent)).toEqual(ok());
    const [request] = server.received;
    expect(request).toMatchObject({ method: 'POST', url: '/reporteditems', authorization: 'Bearer kept-token' });
    expect(JSON.parse(request?.body ?? '')).toEqual(sent);
  });

  test('is sent without a token by a visitor', async () => {
    server.answer({ json: { acknowledged: true, insertedId: '1' } });
    expect(await reportsFor(null).report({ productId: '1', reason: 'other', details: 'x' })).toEqual(ok());
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.authorization).toBeUndefined();
  });

  test.each([{}, { insertedId: '1' }, null, [], 'ok', { acknowledged: 'yes' }])(
    'is not taken for received on the answer %j',
    async (json) => {
      server.answer({ json });
      const answer = await api.report({ productId: '1', reason: 'other', details: 'x' });
      expect(answer).toEqual(fail({ code: 'api/malformed' }));
    },
  );

  test('that the server refuses in words is refused in these words', async () => {
    server.answer({ json: { acknowledged: false, message: 'Not on Fridays' } });
    expect(await api.report({ productId: '1', reason: 'other', details: 'x' })).toEqual(
      fail({ code: 'api/refused', message: 'Not on Fridays' }),
    );
  });

  test('is deleted by its id, whatever is in it', async () => {
    server.answer({ json: { acknowledged: true, deletedCount: 1 } });
    expect(await api.delete('../users/a@b.com')).toEqual(ok(true));
    expect(server.received[0]).toMatchObject({ method: 'DELETE', url: '/reporteditems/..%2Fusers%2Fa%40b.com' });
  });
});

describe('[G-REP-1] [G-SEC-1] a row of the queue', () => {
  test('is read with everything that it says', async () => {
    expect(await read(wire)).toEqual(listing([report]));
  });

  test('says nothing that it does not say', async () => {
    expect(await read({ _id: '1', productId: '2' })).toEqual(
      listing([{ id: '1', productId: '2', productName: '', reason: null, details: '', reportedAt: null }]),
    );
  });

  test.each([
    ['reason', 'because', { reason: null }],
    ['reason', '__proto__', { reason: null }],
    ['reason', 7, { reason: null }],
    ['details', { $gt: '' }, { details: '' }],
    ['details', null, { details: '' }],
    ['details', 5000, { details: '5000' }],
    ['details', '<img src=x onerror=alert(1)>', { details: '<img src=x onerror=alert(1)>' }],
    ['productName', ['x'], { productName: '' }],
    ['reportedAt', 'yesterday', { reportedAt: null }],
    ['reportedAt', 1e15, { reportedAt: null }],
  ])('keeps the others where %s is %j', async (field, value, becomes) => {
    expect(await read({ ...wire, [field]: value })).toEqual(listing([{ ...report, ...becomes }]));
  });

  test.each(['sellerEmail', 'reporterEmail'])('has no %s where that makes no sense', async (field) => {
    for (const value of ['', ' ', null, {}, 'x'.repeat(1001)]) {
      const { items } = await read({ ...wire, [field]: value });
      expect(items).toHaveLength(1);
      expect(items[0]).not.toHaveProperty(field);
    }
  });

  test.each([
    { ...wire, _id: '' },
    { ...wire, productId: null },
    { ...wire, productId: 'x'.repeat(1001) },
    null,
    'x',
    [],
  ])('is kept apart if it names no report or no product: %j', async (row) => {
    const { items, unreadable } = await read(row, wire);
    expect(items).toEqual([report]);
    expect(unreadable).toHaveLength(1);
  });

  test('has details of a readable length, cut between two characters', async () => {
    const { items } = await read({ ...wire, details: '📱 '.repeat(60_000) });
    const [{ details } = { details: '' }] = items;
    expect([...details]).toHaveLength(maxDetails + 1);
    expect(details.endsWith('…')).toBe(true);
    expect(details).not.toMatch(/\p{Surrogate}/u);
  });
});
