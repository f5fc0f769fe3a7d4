import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { LocalBackend } from '#fakes/server/LocalBackend.ts';
import { startShopBackend } from '#fakes/server/startShopBackend.ts';
import { demoBuyer, demoPeople } from '#fakes/seed/demoPeople.ts';

// The emulator compiles its schemas at each start, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const folders: string[] = [];
const backends: LocalBackend[] = [];

async function start(folder: string | null, { products = 24, loose = false } = {}): Promise<LocalBackend> {
  const backend = await startShopBackend({ port: 0, folder, imageKey: 'k', products, stripeSecretKey: '', loose });
  backends.push(backend);
  return backend;
}

afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all(backends.splice(0).map((backend) => backend.stop()));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

async function json(url: string): Promise<Record<string, string>[]> {
  return (await (await fetch(url)).json()) as Record<string, string>[];
}

test('[G-DEV-1] serves the demo world, pictures and all', async () => {
  const { url } = await start(null);
  const products = await json(`${url}/allproducts`);
  expect(products).toHaveLength(24);
  for (const { image = '' } of products.slice(0, 3)) {
    const picture = await fetch(url + new URL(image).pathname);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  }
  expect((await fetch(`${url}/pictures/nothing.webp`)).status).toBe(404);
});

async function atIdentity(
  url: string,
  call: string,
  body: object,
): Promise<{ readonly status: number; readonly body: unknown }> {
  const answer = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

async function idTokenOfBuyer(url: string): Promise<string> {
  const { email, password } = demoBuyer;
  const { body } = await atIdentity(url, 'signInWithPassword', { email, password, returnSecureToken: true });
  return (body as { readonly idToken: string }).idToken;
}

function tokenOfBuyer(url: string, idToken: string | null): Promise<Response> {
  return fetch(`${url}/jwt?email=${demoBuyer.email}`, {
    headers: idToken === null ? {} : { authorization: `Bearer ${idToken}` },
  });
}

test('[G-PROOF-1] requires its own Auth emulator’s ID token for an access token', async () => {
  const { url } = await start(null);
  expect((await tokenOfBuyer(url, null)).status).toBe(401);
  expect((await tokenOfBuyer(url, await idTokenOfBuyer(url))).status).toBe(200);
});

test('[G-PROOF-1] is as loose as the specification when told to be', async () => {
  const { url } = await start(null, { loose: true });
  expect((await tokenOfBuyer(url, null)).status).toBe(200);
});

test('keeps tokens and accounts over a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'));
  folders.push(folder);
  const before = await start(folder);
  const newcomer = { email: 'new@shop.example', password: 'Right#Words1' };
  expect(await atIdentity(before.url, 'signUp', newcomer)).toMatchObject({ status: 200 });
  const { accessToken } = (await (await tokenOfBuyer(before.url, await idTokenOfBuyer(before.url))).json()) as {
    accessToken: string;
  };
  await before.stop();
  const after = await start(folder);
  expect(await atIdentity(after.url, 'signInWithPassword', newcomer)).toMatchObject({
    status: 200,
    body: { email: newcomer.email },
  });
  const answer = await fetch(`${after.url}/users/seller/${demoBuyer.email}`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(await answer.json()).toEqual({ isSeller: false });
});

test('[G-DEV-1] signs the demo people in, and reveals no other accounts', async () => {
  const { url } = await start(null);
  for (const { email, password } of demoPeople) {
    expect(await atIdentity(url, 'signInWithPassword', { email, password })).toMatchObject({
      status: 200,
      body: { email },
    });
  }
  for (const email of [demoBuyer.email, 'nobody@shop.example']) {
    expect(await atIdentity(url, 'signInWithPassword', { email, password: 'Wrong#Words1' })).toMatchObject({
      status: 400,
      body: { error: { message: 'INVALID_LOGIN_CREDENTIALS' } },
    });
  }
});
