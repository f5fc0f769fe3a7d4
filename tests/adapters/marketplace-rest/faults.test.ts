import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MarketplaceApi } from '#domain/MarketplaceApi.ts';
import type { BookingMovedOn } from '#domain/booking/SalesApi.ts';
import type { AlreadyPaid } from '#domain/payment/PaymentIntentsApi.ts';
import type { AlreadyReported } from '#domain/reporting/ReportsApi.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { Result } from '#domain/shared/Result.ts';
import { type FaultRow, writeFaultTable } from '../../faultTable.ts';
import { InMemoryTokenStore } from '#fakes/device/InMemoryTokenStore.ts';
import { ScriptedServer, type Scripted } from '../ScriptedServer.ts';
import { signedInAs } from '../signedInAs.ts';
import { nodeTransport } from '../nodeTransport.ts';
import { restMarketplace } from './restMarketplace.ts';
import { bookingWire, newBooking, newProduct, productWire } from './wire.ts';

let server: ScriptedServer;
let api: MarketplaceApi;
/** For a server that never answers. The others get longer, because a busy machine is slow. */
let impatient: MarketplaceApi;

beforeAll(async () => {
  server = await ScriptedServer.start();
  // Nobody is signed in at the provider, so a refused token stays visible instead of being renewed.
  const extensions = ['sales', 'paid', 'reports'] as const;
  const plain = {
    extensions,
    url: server.url,
    store: { read: () => 'kept', write() {}, clear() {}, onChangeElsewhere: () => () => {} },
    auth: signedInAs(null),
  };
  api = restMarketplace({ ...plain, timeout: 10_000 });
  impatient = restMarketplace({ ...plain, timeout: 60 });
});

/** Every case that passed. */
const held: FaultRow[] = [];

afterAll(async () => {
  await server.stop();
  const summary = `${calls.length} calls, ${held.length} cells held`;
  writeFaultTable('wire', ['call', 'what comes', 'the adapter’s failure'], held, summary);
});

type Call = {
  readonly name: string;
  readonly token: boolean;
  /** True if the adapter repeats the call without a token after the token is refused. */
  readonly againWithoutToken?: boolean;
  readonly make: (
    api: MarketplaceApi,
  ) => Promise<Result<unknown, ApiFailure | AlreadyPaid | BookingMovedOn | AlreadyReported>>;
  /** What 409 means to this call, if not a refusal in words. */
  readonly conflict?: AlreadyReported;
  /** One valid row, for the calls that answer a list. */
  readonly row?: unknown;
};

const calls: readonly Call[] = [
  {
    name: 'GET /sellers',
    token: true,
    make: (api) => api.sellers.list(),
    row: { _id: '1', name: 'R', email: 'r@b.com' },
  },
  { name: 'PUT /users/seller/{email}', token: true, make: (api) => api.sellers.verify('r@b.com') },
  { name: 'DELETE /users/{email} (seller)', token: true, make: (api) => api.sellers.delete('r@b.com') },
  { name: 'GET /users/admin/{email}', token: true, make: (api) => api.users.isAdmin('r@b.com') },
  { name: 'GET /users/seller/{email}', token: true, make: (api) => api.users.isSeller('r@b.com') },
  { name: 'GET /jwt', token: false, make: (api) => api.tokens.issue('r@b.com') },
  {
    name: 'POST /users',
    token: false,
    make: (api) => api.users.register({ name: 'R', email: 'r@b.com', type: 'buyer' }),
  },
  {
    name: 'GET /users/verified/{email}',
    token: false,
    againWithoutToken: true,
    make: (api) => api.users.isVerified('r@b.com'),
  },
  {
    name: 'GET /buyers',
    token: true,
    make: (api) => api.buyers.list(),
    row: { _id: '1', name: 'K', email: 'k@b.com' },
  },
  { name: 'DELETE /users/{email} (buyer)', token: true, make: (api) => api.buyers.delete('k@b.com') },
  { name: 'POST /booking', token: true, make: (api) => api.bookings.book(newBooking) },
  { name: 'GET /buyersproducts', token: true, make: (api) => api.bookings.ofBuyer('k@b.com'), row: bookingWire },
  { name: 'DELETE /booking/{id}', token: true, make: (api) => api.bookings.delete('1') },
  { name: 'GET /booking/{id}', token: true, make: (api) => api.bookings.byId('000000000000000000000001') },
  { name: 'GET /sellersproducts', token: true, make: (api) => api.products.ofSeller('r@b.com'), row: productWire },
  { name: 'DELETE /sellersporducts/{id}', token: true, make: (api) => api.products.delete('1') },
  { name: 'PUT /sellersproducts/{id}', token: true, make: (api) => api.products.advertise('1') },
  { name: 'GET /allproducts', token: false, make: (api) => api.products.all(), row: productWire },
  { name: 'POST /allproducts', token: true, make: (api) => api.products.add(newProduct) },
  {
    name: 'GET /categories/{categoryName}',
    token: false,
    make: (api) => api.products.ofCategory('HP'),
    row: productWire,
  },
  {
    name: 'GET /categories',
    token: false,
    make: (api) => api.categories.list(),
    row: { _id: '1', categoryName: 'HP' },
  },
  { name: 'GET /allproducts/advertise', token: false, make: (api) => api.products.advertised(), row: productWire },
  {
    name: 'GET /upcoming-product',
    token: false,
    make: (api) => api.upcomingProducts.list(),
    row: { title: 'Phone X' },
  },
  {
    name: 'POST /create-payment-intent',
    token: true,
    make: (api) => api.paymentIntents.create({ bookingId: '1', price: 1 }),
  },
  {
    name: 'GET /sellersbookings',
    token: true,
    make: (api) => extension(api.sales).ofSeller('r@b.com'),
    row: bookingWire,
  },
  { name: 'PUT /booking/{id}/state', token: true, make: (api) => extension(api.sales).move('1', 'accept') },
  { name: 'PUT /booking/{id}', token: true, make: (api) => extension(api.paid).tell('1', 'pi_1') },
  {
    name: 'POST /reporteditems',
    token: true,
    conflict: { code: 'report/already-reported' },
    make: (api) => extension(api.reports).report({ productId: '1', reason: 'already-sold', details: '' }),
  },
  {
    name: 'GET /reporteditems',
    token: true,
    make: (api) => extension(api.reports).list(),
    row: { _id: '1', productId: '2' },
  },
  { name: 'DELETE /reporteditems/{id}', token: true, make: (api) => extension(api.reports).delete('1') },
];

function extension<T>(port: T | null): T {
  if (port === null) throw new Error('The marketplace was made without this extension');
  return port;
}

const html = '<!DOCTYPE html><html><body>Cannot GET</body></html>';

type Fault = {
  readonly name: string;
  readonly scripted: Scripted;
  /** The expected failure: one for calls with a token, one for calls without. */
  readonly withToken: ApiFailure;
  readonly without: ApiFailure;
};

const same = (name: string, scripted: Scripted, failure: ApiFailure): Fault => ({
  name,
  scripted,
  withToken: failure,
  without: failure,
});

const faults: readonly Fault[] = [
  same('a broken connection', 'reset', { code: 'api/unreachable' }),
  same('a server that never answers', 'hang', { code: 'api/timeout' }),
  {
    name: '401 as text',
    scripted: { status: 401, text: 'unauthorized access' },
    withToken: { code: 'api/session-expired' },
    without: { code: 'api/forbidden' },
  },
  {
    name: '403 as JSON',
    scripted: { status: 403, json: { message: 'forbidden access' } },
    withToken: { code: 'api/session-expired' },
    without: { code: 'api/forbidden' },
  },
  same('403 as text', { status: 403, text: 'forbidden access' }, { code: 'api/forbidden' }),
  same('403 as HTML', { status: 403, text: html, type: 'text/html' }, { code: 'api/malformed' }),
  same('404 as HTML', { status: 404, text: html, type: 'text/html' }, { code: 'api/malformed' }),
  same('408', { status: 408, text: '' }, { code: 'api/timeout' }),
  same('409 with a message', { status: 409, json: { message: 'Taken.' } }, { code: 'api/refused', message: 'Taken.' }),
  same('409 as text', { status: 409, text: 'Taken.' }, { code: 'api/refused', message: 'Taken.' }),
  same('400 without a word', { status: 400, text: '' }, { code: 'api/malformed' }),
  same('400 as HTML', { status: 400, text: html, type: 'text/html' }, { code: 'api/malformed' }),
  same('429', { status: 429, text: 'Slow down' }, { code: 'api/too-many-requests', retryAfter: null }),
  same(
    '429 with a time to wait',
    { status: 429, text: 'Slow down', retryAfter: '30' },
    { code: 'api/too-many-requests', retryAfter: 30 },
  ),
  same('500', { status: 500, json: { message: 'secret details' } }, { code: 'api/unavailable' }),
  same('503 as HTML', { status: 503, text: html, type: 'text/html' }, { code: 'api/unavailable' }),
  same(
    '503 with a time to wait',
    { status: 503, text: 'Back soon', retryAfter: '120' },
    { code: 'api/unavailable', retryAfter: 120 },
  ),
  same('malformed JSON', { text: '[{"_id":', type: 'application/json' }, { code: 'api/malformed' }),
  same('HTML instead of JSON', { text: html, type: 'text/html' }, { code: 'api/malformed' }),
  same('text instead of an object', { json: 'ok' }, { code: 'api/malformed' }),
];

describe.each(calls)('[G-FAULT-1] $name', ({ name, token, againWithoutToken = false, make, row, conflict }) => {
  test.each(faults)('reports $name as its own failure', async ({ name: fault, scripted, withToken, without }) => {
    server.answer(scripted);
    const answer = await make(scripted === 'hang' ? impatient : api);
    const isConflict = conflict !== undefined && fault.startsWith('409');
    expect(answer).toEqual({ ok: false, failure: isConflict ? conflict : token ? withToken : without });
    expect(server.received).toHaveLength(againWithoutToken && withToken.code === 'api/session-expired' ? 2 : 1);
    held.push([name, fault, (isConflict ? conflict : token ? withToken : without).code]);
  });

  test('reports that there is no server', async () => {
    const gone = await ScriptedServer.start();
    const url = gone.url;
    await gone.stop();
    const unreachable = restMarketplace({
      extensions: ['sales', 'paid', 'reports'],
      url,
      store: new InMemoryTokenStore('kept'),
      auth: signedInAs('a@b.com'),
    });
    expect(await make(unreachable)).toEqual({ ok: false, failure: { code: 'api/unreachable' } });
    held.push([name, 'no server', 'api/unreachable']);
  });

  test('[G-TRUE-1] reports being offline when the device has no network', async () => {
    server.answer('reset');
    const transport = nodeTransport(() => false);
    const offline = restMarketplace({
      extensions: ['sales', 'paid', 'reports'],
      url: server.url,
      store: new InMemoryTokenStore('kept'),
      auth: signedInAs('a@b.com'),
      transport,
    });
    expect(await make(offline)).toEqual({ ok: false, failure: { code: 'api/offline' } });
    held.push([name, 'no network on the device', 'api/offline']);
  });

  if (row !== undefined) {
    test('keeps one unreadable row apart', async () => {
      server.answer({ json: [row, { nothing: 'known' }] });
      expect(await make(api)).toMatchObject({
        ok: true,
        value: { items: [{}], unreadable: [{ id: null, email: null }] },
      });
      held.push([name, 'one bad row', 'none: the row is kept apart']);
    });

    test('refuses anything but a list', async () => {
      server.answer({ json: { data: [row] } });
      expect(await make(api)).toEqual({ ok: false, failure: { code: 'api/malformed' } });
    });
  }
});

test('429 tells the wait until a date, too', async () => {
  const inAMinute = new Date(Date.now() + 60_000).toUTCString();
  server.answer({ status: 429, text: '', retryAfter: inAMinute });
  const answer = await api.products.all();
  if (answer.ok || answer.failure.code !== 'api/too-many-requests') throw new Error('A refusal was expected.');
  expect(answer.failure.retryAfter).toBeGreaterThan(50);
  expect(answer.failure.retryAfter).toBeLessThanOrEqual(60);
});

test.each(['soon', '0', '-5', '1e9', '99999999', 'Thu, 01 Jan 1970 00:00:00 GMT'])(
  '429 tells no wait where the server says %s',
  async (retryAfter) => {
    server.answer({ status: 429, text: '', retryAfter });
    expect(await api.products.all()).toEqual({
      ok: false,
      failure: { code: 'api/too-many-requests', retryAfter: null },
    });
  },
);

test('a read that is cancelled ends at once as cancelled', async () => {
  server.answer('hang');
  const cancel = new AbortController();
  const slow = restMarketplace({ url: server.url, store: new InMemoryTokenStore('kept'), auth: signedInAs(null) });

  const reading = slow.products.all({ signal: cancel.signal });
  await expect.poll(() => server.received.length).toBe(1);
  cancel.abort();

  expect(await reading).toEqual({ ok: false, failure: { code: 'api/cancelled' } });
});

test('a read that is cancelled before it starts sends nothing', async () => {
  server.answer({ json: [] });
  expect(await api.sellers.list({ signal: AbortSignal.abort() })).toEqual({
    ok: false,
    failure: { code: 'api/cancelled' },
  });
  expect(server.received).toEqual([]);
});
