import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { LocalBackend } from '#fakes/server/LocalBackend.ts';
import { createAtStripe } from '#fakes/server/stripe/createAtStripe.ts';
import { startShopBackend } from '#fakes/server/startShopBackend.ts';
import { demoBuyer, demoPeople } from '#fakes/seed/demoPeople.ts';

// Each start compiles the emulator's schemas, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 30_000 });

const folders: string[] = [];
const backends: LocalBackend[] = [];

async function start(folder: string | null, products = 24): Promise<LocalBackend> {
  const backend = await startShopBackend({ port: 0, folder, imageKey: 'k', products, stripeSecretKey: '' });
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

async function atIdentity(url: string, call: string, body: object): Promise<{ readonly status: number; readonly body: unknown }> {
  const answer = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=any`, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

test('goes on after a restart with the same tokens and the same accounts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'));
  folders.push(folder);
  const before = await start(folder);
  const newcomer = { email: 'new@shop.example', password: 'Right#Words1' };
  expect(await atIdentity(before.url, 'signUp', newcomer)).toMatchObject({ status: 200 });
  const issued = await fetch(`${before.url}/jwt?email=${demoBuyer.email}`);
  const { accessToken } = (await issued.json()) as { accessToken: string };
  await before.stop();
  const after = await start(folder);
  expect(await atIdentity(after.url, 'signInWithPassword', newcomer)).toMatchObject({ status: 200, body: { email: newcomer.email } });
  const answer = await fetch(`${after.url}/users/seller/${demoBuyer.email}`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(await answer.json()).toEqual({ isSeller: false });
});

test('[G-DEV-1] lets the demo people in, and says of nobody else whether they have an account', async () => {
  const { url } = await start(null);
  for (const { email, password } of demoPeople) {
    expect(await atIdentity(url, 'signInWithPassword', { email, password })).toMatchObject({ status: 200, body: { email } });
  }
  for (const email of [demoBuyer.email, 'nobody@shop.example']) {
    expect(await atIdentity(url, 'signInWithPassword', { email, password: 'Wrong#Words1' })).toMatchObject({
      status: 400, body: { error: { message: 'INVALID_LOGIN_CREDENTIALS' } },
    });
  }
});

const booking = {
  id: 'b1', buyerName: 'K', email: 'k@b.com', phone: '', meetingLocation: '', price: 1250.5, productName: 'HP',
  image: '', categoryName: 'HP', categoryId: '1',
};

test('[S-PAY-2] with a key, a payment begins at Stripe, in paisa', async () => {
  const asked = vi.fn(async (_url: string, _request: { readonly headers: object; readonly body: URLSearchParams }) =>
    Response.json({ client_secret: 'pi_1_secret_2' }));
  vi.stubGlobal('fetch', asked);
  expect(await createAtStripe('sk_test_1', booking)).toBe('pi_1_secret_2');
  const [url, request] = asked.mock.calls[0] ?? [];
  expect(url).toBe('https://api.stripe.com/v1/payment_intents');
  expect(request?.headers).toMatchObject({ authorization: 'Bearer sk_test_1' });
  expect(request?.body.toString()).toContain('amount=125050&currency=bdt');
});

test('Stripe’s word for no is told to whoever runs the server', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ error: { message: 'Invalid API Key provided' } }, { status: 401 }));
  await expect(createAtStripe('sk_wrong', booking)).rejects.toThrow('Invalid API Key provided');
});
