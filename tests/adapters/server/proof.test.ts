import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { issueIdToken } from '#fakes/auth/idTokens.ts';
import { type RunningBackend, startLocalBackend } from '../localBackend.ts';
import { newBooking } from '../marketplace-rest/wire.ts';
import { idTokenOf } from '../signedInAs.ts';
import { people, tinyWorld } from '../../contracts/tinyWorld.ts';

let running: RunningBackend;
beforeEach(async () => {
  running = await startLocalBackend(tinyWorld);
});
afterEach(() => running.backend.stop());

const { buyer, otherBuyer, admin } = people;

async function ask(method: string, path: string, token: string | null, body?: object): Promise<string> {
  const response = await fetch(running.backend.url + path, {
    method,
    headers: { ...(token === null ? {} : { authorization: `Bearer ${token}` }), 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return `${response.status} ${response.headers.get('content-type')?.split(';')[0]}`;
}

/** A JSON Web Token with these claims, signed or unsigned. */
function tokenOf(claims: object, alg = 'none', signature = ''): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg, typ: 'JWT' })}.${part(claims)}.${signature}`;
}

const now = Math.floor(Date.now() / 1000);
const claims = {
  iss: 'https://securetoken.google.com/demo-shop',
  aud: 'demo-shop',
  sub: 'u1',
  email: buyer.email,
  iat: now,
  exp: now + 3600,
};

describe('[G-PROOF-1] GET /jwt of a strict backend', () => {
  const path = `/jwt?email=${buyer.email}`;

  test('accepts an ID token of the e-mail in any spelling', async () => {
    expect(await ask('GET', path, idTokenOf(buyer.email))).toBe('200 application/json');
    expect(await ask('GET', path, idTokenOf(buyer.email.toUpperCase()))).toBe('200 application/json');
    expect(await ask('GET', path, tokenOf(claims))).toBe('200 application/json');
  });

  test('is 401 as text without one', async () => {
    expect(await ask('GET', path, null)).toBe('401 text/plain');
  });

  test('is 403 as text with another person’s', async () => {
    expect(await ask('GET', path, idTokenOf(otherBuyer.email))).toBe('403 text/plain');
  });

  test.each([
    ['has expired', issueIdToken(buyer.email, Date.now() - 3_600_000)],
    ['is another project’s', tokenOf({ ...claims, aud: 'another-shop' })],
    ['another issuer has made', tokenOf({ ...claims, iss: 'https://securetoken.google.com/another-shop' })],
    ['is of nobody', tokenOf({ ...claims, sub: '' })],
    ['has no e-mail', tokenOf({ ...claims, email: undefined })],
    ['is signed, which nobody here can check', tokenOf(claims, 'RS256', 'AAAA')],
    ['says that it is not signed, and is', tokenOf(claims, 'none', 'AAAA')],
    ['is none', 'not.a.token'],
  ])('is 403 as JSON with an ID token that %s', async (_what, idToken) => {
    expect(await ask('GET', path, idToken)).toBe('403 application/json');
  });

  test('is 403 as JSON with an access token', async () => {
    const issued = running.world.marketplace.issueToken(buyer.email);
    expect(await ask('GET', path, issued.ok ? issued.value : '')).toBe('403 application/json');
  });
});

test('[G-PROOF-1] POST /users of a strict backend accepts only an ID token of the e-mail', async () => {
  const body = { name: 'New', email: 'new@shop.example', type: 'seller' };
  expect(await ask('POST', '/users', null, body)).toBe('401 text/plain');
  expect(await ask('POST', '/users', idTokenOf(buyer.email), body)).toBe('403 text/plain');
  expect(await ask('POST', '/users', idTokenOf(body.email), body)).toBe('200 application/json');
});

describe('[G-PROOF-1] a call about a person, to a strict backend', () => {
  const calls: readonly { readonly method: string; readonly path: string; readonly body?: object }[] = [
    { method: 'GET', path: `/users/admin/${buyer.email}` },
    { method: 'POST', path: '/booking', body: {} },
    { method: 'GET', path: '/booking/1' },
    { method: 'DELETE', path: '/booking/1' },
    { method: 'POST', path: '/allproducts', body: {} },
    { method: 'DELETE', path: '/sellersporducts/1' },
    { method: 'POST', path: '/create-payment-intent', body: { items: [{ id: '1' }] } },
    { method: 'GET', path: `/buyersproducts?email=${buyer.email}` },
    { method: 'GET', path: `/sellersproducts?email=${buyer.email}` },
  ];

  test.each(calls)('$method $path is 401 as text without a token', async ({ method, path, body }) => {
    expect(await ask(method, path, null, body)).toBe('401 text/plain');
  });

  test.each(calls)('$method $path is 403 as JSON with a malformed token', async ({ method, path, body }) => {
    expect(await ask(method, path, 'not.a.token', body)).toBe('403 application/json');
  });

  test('an ID token is not accepted as an access token', async () => {
    expect(await ask('GET', `/users/admin/${buyer.email}`, idTokenOf(buyer.email))).toBe('403 application/json');
  });
});

test('[G-PROOF-1] an admin may ask whether anyone is an admin', async () => {
  const issued = running.world.marketplace.issueToken(admin.email);
  expect(await ask('GET', `/users/admin/${buyer.email}`, issued.ok ? issued.value : '')).toBe('200 application/json');
});

test('[G-PROOF-1] a strict backend lets a person book for themselves, and no admin', async () => {
  const book = async ({ email }: { readonly email: string }) => {
    const issued = running.world.marketplace.issueToken(email);
    return ask('POST', '/booking', issued.ok ? issued.value : '', { ...newBooking, email });
  };
  expect(await book(buyer)).toBe('200 application/json');
  expect(await book(admin)).toBe('403 text/plain');
});

test.each(['/allproducts', '/categories', '/allproducts/advertise', `/users/verified/${buyer.email}`])(
  '[G-PROOF-1] %s stays open to everyone',
  async (path) => {
    expect(await ask('GET', path, null)).toBe('200 application/json');
  },
);
