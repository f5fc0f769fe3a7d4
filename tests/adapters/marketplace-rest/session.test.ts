import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fail, ok } from '#domain/shared/Result.ts';
import { InMemoryTokenStore } from '#fakes/device/InMemoryTokenStore.ts';
import { ScriptedServer } from '../ScriptedServer.ts';
import { idTokenOf, signedInAs } from '../signedInAs.ts';
import { restMarketplace } from './restMarketplace.ts';

let server: ScriptedServer;
beforeAll(async () => {
  server = await ScriptedServer.start();
});
afterAll(() => server.stop());

const asked = () => server.received.map(({ method, url, authorization }) => `${method} ${url} ${authorization ?? '-'}`);

describe.each([
  ['401 as text', { status: 401, text: 'unauthorized access' }],
  ['403 as JSON', { status: 403, json: { message: 'forbidden access' } }],
] as const)('a token refused with %s', (_name, refusal) => {
  test('[S-AUTH-2] is renewed and stored, and the call repeated with the new one', async () => {
    const store = new InMemoryTokenStore('old');
    const api = restMarketplace({ url: server.url, store, auth: signedInAs('a@b.com') });
    server.answer(refusal, { json: { accessToken: 'new' } }, { json: [] });

    expect(await api.sellers.list()).toEqual({ ok: true, value: { items: [], unreadable: [] } });

    expect(asked()).toEqual([
      'GET /sellers Bearer old',
      `GET /jwt?email=a%40b.com Bearer ${idTokenOf('a@b.com')}`,
      'GET /sellers Bearer new',
    ]);
    expect(store.read()).toBe('new');
  });

  test('[S-AUTH-2] [G-SESSION-1] is renewed once for twenty calls that were refused together', async () => {
    const store = new InMemoryTokenStore('old');
    const api = restMarketplace({ url: server.url, store, auth: signedInAs('a@b.com') });
    server.answerBy(({ url, authorization }) => {
      if (url.startsWith('/jwt')) return { json: { accessToken: 'new' } };
      return authorization === 'Bearer new' ? { json: [] } : refusal;
    });

    const answers = await Promise.all(Array.from({ length: 20 }, () => api.buyers.list()));

    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect(asked().filter((call) => call.startsWith('GET /jwt'))).toHaveLength(1);
    expect(asked().filter((call) => call === 'GET /buyers Bearer new')).toHaveLength(20);
  });
});

test('[S-AUTH-2] requests a token first when none is stored', async () => {
  const api = restMarketplace({ url: server.url, store: new InMemoryTokenStore(), auth: signedInAs('a@b.com') });
  server.answer({ json: { accessToken: 'first' } }, { json: { isSeller: true } });

  expect(await api.users.isSeller('a@b.com')).toEqual({ ok: true, value: true });

  expect(asked()).toEqual([
    `GET /jwt?email=a%40b.com Bearer ${idTokenOf('a@b.com')}`,
    'GET /users/seller/a%40b.com Bearer first',
  ]);
});

test('[S-AUTH-2] a marketplace whose tokens have no address is unavailable, and nothing is called gone', async () => {
  const api = restMarketplace({ url: server.url, store: new InMemoryTokenStore(), auth: signedInAs('a@b.com') });
  server.answer({ status: 404, json: { message: 'not found' } });

  expect(await api.buyers.list()).toEqual(fail({ code: 'api/unavailable' }));
});

test.each([
  ['403 with an empty token', { status: 403, json: { accessToken: '' } }],
  ['403 with a message', { status: 403, json: { message: 'forbidden access' } }],
  ['401', { status: 401, text: 'unauthorized access' }],
  ['an empty token and status 200', { json: { accessToken: '' } }],
  ['no token and status 200', { json: {} }],
] as const)('[S-AUTH-2] never stores a refusal as a token: %s', async (_name, refusal) => {
  const store = new InMemoryTokenStore();
  const api = restMarketplace({ url: server.url, store, auth: signedInAs('stranger@b.com') });
  server.answer(refusal);

  expect(await api.tokens.issue('stranger@b.com')).toEqual({ ok: false, failure: { code: 'api/forbidden' } });
  expect(await api.sellers.list()).toEqual({ ok: false, failure: { code: 'api/unregistered' } });
  expect(store.read()).toBeNull();
});

test('a valid token without the role is not an expired session', async () => {
  const store = new InMemoryTokenStore('kept');
  const api = restMarketplace({ url: server.url, store, auth: signedInAs('a@b.com') });
  server.answer({ status: 403, text: 'forbidden access' });

  expect(await api.sellers.list()).toEqual({ ok: false, failure: { code: 'api/forbidden' } });
  expect(server.received).toHaveLength(1);
  expect(store.read()).toBe('kept');
});

describe('[G-PROOF-1] a provider that cannot be reached for an ID token', () => {
  const somebody = {
    ...signedInAs('a@b.com'),
    idToken: async () => fail({ code: 'auth/unknown', message: '' } as const),
  };
  const newcomer = { name: 'A', email: 'a@b.com', type: 'buyer' } as const;

  test('does not block a marketplace that asks for no proof', async () => {
    const api = restMarketplace({ url: server.url, store: new InMemoryTokenStore(), auth: somebody });
    server.answer({ json: { accessToken: 'new' } }, { json: {} });
    expect(await api.tokens.issue('a@b.com')).toEqual(ok('new'));
    expect(await api.users.register(newcomer)).toEqual(ok());
    expect(asked()).toEqual(['GET /jwt?email=a%40b.com -', 'POST /users -']);
  });

  test('does not make the person unknown to a marketplace that does', async () => {
    const api = restMarketplace({ url: server.url, store: new InMemoryTokenStore(), auth: somebody });
    server.answer({ status: 401, text: 'unauthorized access' });
    expect(await api.tokens.issue('a@b.com')).toEqual(fail({ code: 'api/unavailable' }));
    expect(await api.users.register(newcomer)).toEqual(fail({ code: 'api/unavailable' }));
  });
});

test('[G-PROOF-1] an expired session does not hide whether a seller is verified', async () => {
  const api = restMarketplace({ url: server.url, store: new InMemoryTokenStore('old'), auth: signedInAs('a@b.com') });
  server.answerBy(({ authorization }) =>
    authorization === undefined
      ? { json: { isVerified: true } }
      : { status: 403, json: { message: 'forbidden access' } },
  );
  expect(await api.users.isVerified('s@b.com')).toEqual(ok(true));
  expect(asked().map((call) => call.split(' ')[1])).toEqual([
    '/users/verified/s%40b.com',
    '/jwt?email=a%40b.com',
    '/users/verified/s%40b.com',
  ]);
});

test('[G-PROOF-1] a visitor’s calls carry no token', async () => {
  const api = restMarketplace({ url: server.url, store: new InMemoryTokenStore(), auth: signedInAs(null) });
  server.answer({ json: { isVerified: true } }, { json: { isAdmin: false } });
  expect(await api.users.isVerified('s@b.com')).toEqual(ok(true));
  expect(await api.users.isAdmin('s@b.com')).toEqual(ok(false));
  expect(asked()).toEqual(['GET /users/verified/s%40b.com -', 'GET /users/admin/s%40b.com -']);
});
