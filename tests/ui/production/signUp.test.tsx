import { afterEach, describe, expect, it, vi } from 'vitest';
import { fail, ok } from '#domain/shared/Result.ts';
import { authFailure } from '#fakes/auth/authFailures.ts';
import { accountTexts } from '#ui/texts/account.ts';
import { failureTexts } from '#ui/texts/failures.ts';
import { outcomeTexts } from '#ui/texts/outcomes.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { press, see, shown, type } from '../faults/screen.ts';
import { aProductionShop, type ProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { type Fault, hang, json, text } from './FaultyServer.ts';
import { allSettled, later, posted, signOut, toasts } from './people.ts';

vi.setConfig({ testTimeout: 30_000 });
afterEach(stopProductionShops);

const words = accountTexts.english;
const ready = outcomeTexts.english.signedUp;
const newcomer = { name: 'Nadia New', email: 'nadia.new@shop.example', password: 'First#Words1' };
const typed = { [words.name]: newcomer.name, [words.email]: newcomer.email, [words.password]: newcomer.password };

describe('[G-FAULT-1] a second attempt to sign up', () => {
  async function failed(fault: Fault): Promise<ProductionShop> {
    const shop = await aProductionShop({ at: '/signup' });
    let posts = 0;
    shop.server.script = ({ method, url }) =>
      method === 'POST' && url === '/users' && (posts += 1) === 1 ? fault : null;
    await type(typed);
    await press(words.createAccount);
    await see('Nothing is lost');
    return shop;
  }

  it('is ready only if the password is the one that was typed last', async () => {
    const shop = await failed(json(503, {}));
    await type({ [words.password]: 'Second#Words2' });
    await press(words.createAccount);
    await allSettled();
    const isReady = shown().includes(ready);
    await shop.auth.signOut();
    const signedIn = await shop.auth.signIn(newcomer.email, 'Second#Words2');
    expect({ isReady, canLogIn: signedIn.ok }).toEqual({ isReady, canLogIn: isReady });
  });

  it('goes on with the account whose answer was lost, and its name is the typed one', async () => {
    const shop = await aProductionShop({ at: '/signup' });
    const create = shop.auth.signUp.bind(shop.auth);
    vi.spyOn(shop.auth, 'signUp').mockImplementationOnce(async (...account) => {
      await create(...account);
      await shop.auth.signOut();
      return fail(authFailure('auth/unreachable'));
    });
    await type(typed);
    await press(words.createAccount);
    await see(authFailure('auth/unreachable').message);
    await press(words.createAccount);
    await see(ready);
    expect(posted(shop, '/users').map((body) => (JSON.parse(body) as { name: string }).name)).toEqual([newcomer.name]);
    expect((await shop.auth.current())?.displayName).toBe(newcomer.name);
  });
});

it('[G-LOCK-1] a firewall’s page instead of a token does not make a user an unknown account', async () => {
  const shop = await aProductionShop({ at: '/login' });
  shop.server.script = ({ url }) => (url.startsWith('/jwt') ? text(403, '<html><title>Blocked</title></html>') : null);
  await type({ [words.email]: people.buyer.email, [words.password]: people.buyer.password });
  await press(words.logIn);
  await see(failureTexts.english.malformed);
  expect(shown()).not.toContain(words.createThisAccount);
});

it('[G-LOCK-1] a newcomer whom the marketplace is slow to know keeps the chosen type', async () => {
  const shop = await aProductionShop({ at: '/signup' });
  shop.server.script = ({ url }) => (url.startsWith('/jwt') ? text(403, 'forbidden access') : null);
  await type(typed);
  await type({ [words.userType]: 'seller' });
  await press(words.createAccount);
  await see(words.createThisAccount);
  await press(words.createThisAccount);
  await see(words.stillUnknown);
  const types = posted(shop, '/users').map((body) => (JSON.parse(body) as { type: string }).type);
  expect(new Set(types)).toEqual(new Set(['seller']));
});

it('[G-FORM-1] a sign-up that a second click ends leaves no draft on the device', async () => {
  const shop = await aProductionShop({ at: '/signup' });
  shop.server.script = ({ url }) => (url.startsWith('/jwt') ? text(403, 'forbidden access') : null);
  await type(typed);
  await press(words.createAccount);
  await see(words.createThisAccount);
  const drafts = (): string => window.localStorage.getItem('re-sale-shop:drafts') ?? '';
  expect(drafts()).toContain(newcomer.email);
  shop.server.script = () => null;
  await press(words.createThisAccount);
  await see(ready);
  await vi.waitFor(() => expect(drafts()).not.toContain(newcomer.email));
});

/** Begins to register an account that the shop does not know. The marketplace refuses once `late` is released. */
async function registerLate() {
  const shop = await aProductionShop({ at: '/signup' });
  shop.server.script = ({ url }) => (url.startsWith('/jwt') ? text(403, 'forbidden access') : null);
  await type(typed);
  await press(words.createAccount);
  await see(words.createThisAccount);
  const late = later();
  shop.server.script = ({ url }) => (url.startsWith('/jwt') ? { ...json(500, {}), release: late.released } : null);
  await press(words.createThisAccount);
  return { shop, late };
}

it('[G-FAULT-1] somebody who has left the registration of an account is told that it failed, and why', async () => {
  const { shop, late } = await registerLate();
  await shop.go('/blog');
  late.release();
  const said = outcomeTexts.english.notLoggedIn(failureTexts.english.unavailable);
  await vi.waitFor(() => expect(toasts()).toContain(said), 10_000);
});

it('[G-FAULT-1] somebody who signs out while an account is registered hears nothing of its failure', async () => {
  const { shop, late } = await registerLate();
  await signOut();
  await shop.go('/blog');
  late.release();
  await allSettled();
  expect(toasts()).not.toContain(outcomeTexts.english.notLoggedIn(''));
});

it('[G-LOCK-1] a registration under way is not sent a second time', async () => {
  const shop = await aProductionShop({ at: '/signup' });
  shop.server.script = ({ method, url }) => (method === 'POST' && url === '/users' ? hang : null);
  await type(typed);
  await press(words.createAccount);
  await vi.waitFor(() => expect(posted(shop, '/users')).toHaveLength(1));
  await shop.go('/login');
  await type({ [words.email]: newcomer.email, [words.password]: newcomer.password });
  await press(words.logIn);
  await see(words.createThisAccount);
  await press(words.createThisAccount);
  await allSettled();
  expect(posted(shop, '/users')).toHaveLength(1);
});

it('[G-SESSION-1] a sign-up that ended on the registration page leaves no draft to the next visitor', async () => {
  const first = await aProductionShop({ at: '/signup' });
  let posts = 0;
  first.server.script = ({ method, url }) =>
    method === 'POST' && url === '/users' && (posts += 1) === 1 ? json(503, {}) : null;
  await type(typed);
  await press(words.createAccount);
  await see('Nothing is lost');
  const shop = await first.reload('/signup');
  await press(words.createThisAccount);
  await see(ready);
  await signOut();
  await allSettled();
  await shop.go('/signup');
  await see(words.createAccount);
  expect(document.querySelector<HTMLInputElement>('input[name=email]')?.value).toBe('');
});

it('[S-SIGNUP-1] Google’s login of somebody who has an account creates none, and does not say so', async () => {
  const shop = await aProductionShop({ at: '/signup' });
  const { email, password } = people.buyer;
  vi.spyOn(shop.auth, 'signInWithGoogle').mockImplementation(async () => {
    const signedIn = await shop.auth.signIn(email, password);
    return signedIn.ok ? ok({ account: signedIn.value, isNew: false }) : signedIn;
  });
  await type({ [words.userType]: 'seller' });
  await press(words.continueWithGoogle);
  await see(outcomeTexts.english.loggedIn);
  expect(posted(shop, '/users')).toEqual([]);
  expect(shown()).not.toContain(ready);
});
