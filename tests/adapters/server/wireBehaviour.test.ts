import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tokenLifetime } from '#fakes/marketplace/AccessTokens.ts';
import { newBooking, newProduct } from '../marketplace-rest/wire.ts';
import { type RunningBackend, startLocalBackend } from '../localBackend.ts';
import { people, tinyWorld } from '../../contracts/tinyWorld.ts';

let running: RunningBackend;
// A loose backend, as in the specification. proof.test.ts covers what a strict one also requires.
beforeEach(async () => {
  running = await startLocalBackend(tinyWorld, { loose: true });
});
afterEach(() => running.backend.stop());

type Answered = { readonly status: number; readonly type: string; readonly body: unknown };

async function ask(
  method: string,
  path: string,
  { token, body }: { token?: string; body?: object } = {},
): Promise<Answered> {
  const response = await fetch(running.backend.url + path, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  return { status: response.status, type, body: type === 'application/json' ? JSON.parse(text) : text };
}

async function tokenOf({ email }: { readonly email: string }): Promise<string> {
  return ((await ask('GET', `/jwt?email=${email}`)).body as { accessToken: string }).accessToken;
}

const product = { ...newProduct, email: people.seller.email };

describe('a call that needs a token', () => {
  test('and lacks one is 401 as text', async () => {
    expect(await ask('GET', '/sellers')).toMatchObject({ status: 401, type: 'text/plain' });
  });

  test.each([
    ['made up', 'a.b.c'],
    ['of another server', 'eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImEifQ.AAAA'],
  ])('and has a %s one is 403 as JSON', async (_what, token) => {
    expect(await ask('GET', '/sellers', { token })).toMatchObject({
      status: 403,
      body: { message: expect.any(String) },
    });
  });

  test('and has one that is an hour old is 403 as JSON', async () => {
    const token = await tokenOf(people.admin);
    expect(await ask('GET', '/sellers', { token })).toMatchObject({ status: 200 });
    running.advance(tokenLifetime);
    expect(await ask('GET', '/sellers', { token })).toMatchObject({ status: 403, type: 'application/json' });
  });

  test('and has one without the role is 403 as text', async () => {
    const token = await tokenOf(people.buyer);
    expect(await ask('GET', '/sellers', { token })).toMatchObject({ status: 403, type: 'text/plain' });
  });
});

test('a token is a JSON Web Token of the e-mail, valid for an hour, different each time', async () => {
  const token = await tokenOf(people.buyer);
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, number>;
  expect(claims).toMatchObject({ email: people.buyer.email });
  expect((claims['exp'] ?? 0) - (claims['iat'] ?? 0)).toBe(3600);
  expect(await tokenOf(people.buyer)).not.toBe(token);
});

test('an unknown person gets no token', async () => {
  expect(await ask('GET', '/jwt?email=stranger@shop.example')).toMatchObject({
    status: 403,
    body: { accessToken: '' },
  });
});

test('products have their id in _id, prices as text, and a mark only when advertised', async () => {
  expect(await ask('POST', '/allproducts', { body: product })).toMatchObject({
    body: { acknowledged: true, insertedId: expect.stringMatching(/^[0-9a-f]{24}$/) },
  });
  const [plain] = (await ask('GET', '/allproducts')).body as Record<string, unknown>[];
  expect(plain).toMatchObject({
    _id: expect.any(String),
    price: '32000',
    originalPrice: '58000',
    email: people.seller.email,
  });
  expect(plain).not.toHaveProperty('advertise');
  expect(plain).not.toHaveProperty('id');

  const token = await tokenOf(people.seller);
  const path = `/sellersproducts/${String(plain?.['_id'])}`;
  expect((await ask('PUT', path, { token, body: { advertise: 'advertise' } })).body).toEqual({
    acknowledged: true,
    matchedCount: 1,
    modifiedCount: 1,
    upsertedCount: 0,
    upsertedId: null,
  });
  expect((await ask('PUT', path, { token, body: { advertise: 'advertise' } })).body).toMatchObject({
    modifiedCount: 0,
  });
  expect((await ask('GET', '/allproducts/advertise')).body).toMatchObject([{ advertise: 'advertise' }]);
});

test('prices may be posted as text', async () => {
  await ask('POST', '/allproducts', { body: { ...product, price: '1,250', originalPrice: '3000' } });
  expect((await ask('GET', '/allproducts')).body).toMatchObject([{ price: '1250' }]);
});

test.each([
  ['without a name', { productName: '' }],
  ['without a price that can be read', { price: 'a lot' }],
  ['of a condition that there is not', { condition: 'Like new' }],
])('a product %s is refused', async (_what, change) => {
  expect(await ask('POST', '/allproducts', { body: { ...product, ...change } })).toMatchObject({
    status: 400,
    body: { message: expect.any(String) },
  });
  expect((await ask('GET', '/allproducts')).body).toEqual([]);
});

test('a search for an unknown condition is refused', async () => {
  await running.backend.stop();
  running = await startLocalBackend(tinyWorld, { loose: true, extensions: ['search'] });
  expect(await ask('POST', '/search', { body: { conditions: ['Mint'] } })).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('Excellent, Good, Fair') },
  });
});

test('a second booking of the same offer is refused with status 200 and a message', async () => {
  const { meetingLocation, ...rest } = newBooking;
  const body = { ...rest, email: people.buyer.email, MeetingLocation: meetingLocation };
  expect((await ask('POST', '/booking', { body })).body).toMatchObject({ acknowledged: true });
  expect(await ask('POST', '/booking', { body })).toMatchObject({
    status: 200,
    body: { acknowledged: false, message: expect.any(String) },
  });
});

test('a missing booking is an empty answer with status 200', async () => {
  expect(await ask('GET', '/booking/000000000000000000000001')).toMatchObject({ status: 200, body: '' });
});

test('deleting a missing row deletes nothing, with status 200', async () => {
  expect(await ask('DELETE', '/booking/000000000000000000000001')).toMatchObject({
    status: 200,
    body: { acknowledged: true, deletedCount: 0 },
  });
});

test('an unknown category has no products, and an unknown path is HTML', async () => {
  expect(await ask('GET', '/categories/Nothing%20%2F%20at%20all')).toMatchObject({ status: 200, body: [] });
  expect(await ask('GET', '/api/sellers')).toMatchObject({ status: 404, type: 'text/html' });
});

test('any origin may call', async () => {
  const asked = await fetch(`${running.backend.url}/sellers`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://shop.example',
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization',
    },
  });
  expect(asked.headers.get('access-control-allow-origin')).toBe('*');
  expect(asked.headers.get('access-control-allow-headers')).toContain('authorization');
  expect(asked.headers.get('access-control-allow-methods')).toContain('PUT');
});

test('registering answers nothing, and nothing the second time', async () => {
  const body = { name: 'New', email: 'new@shop.example', type: 'seller' };
  expect((await ask('POST', '/users', { body })).body).toEqual({});
  expect((await ask('POST', '/users', { body })).body).toEqual({});
  expect((await ask('GET', `/users/verified/${body.email}`)).body).toEqual({ isVerified: false });
});
