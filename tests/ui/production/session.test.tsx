import { act } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fail } from '#domain/shared/Result.ts';
import { accountTexts } from '#ui/texts/account.ts';
import { appTexts } from '#ui/texts/app.ts';
import { authFailure } from '#fakes/auth/authFailures.ts';
import { deletingTexts } from '#ui/texts/deleting.ts';
import { failureTexts } from '#ui/texts/failures.ts';
import { outcomeTexts } from '#ui/texts/outcomes.ts';
import { sellingTexts } from '#ui/texts/selling.ts';
import { signOutTexts } from '#ui/texts/signOut.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { held } from '../dashboard/aDashboard.tsx';
import { nothingPending, press, see, settled, shown, type } from '../faults/screen.ts';
import { products } from '../faults/shopWorld.ts';
import { aProductionShop, type ProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { hang, json, type Script, text } from './FaultyServer.ts';
import { allSettled, later, switchElsewhere, toasts } from './people.ts';

const words = accountTexts.english;

afterEach(async () => {
  vi.restoreAllMocks();
  await stopProductionShops();
});

describe('the production wiring', () => {
  it('shows buyers their bookings over a real socket, also after a reload', async () => {
    const { server, go, reload } = await aProductionShop({ who: people.buyer });
    await go('/dashboard');
    await see('Galaxy S21');
    await reload();
    await see('Galaxy S21');
    await nothingPending();
    const call = server.calls.findLast(({ url }) => url.startsWith('/buyersproducts'));
    expect(call?.token).toBe(window.localStorage.getItem('access_token'));
  });

  it('[S-AUTH-1] logs people in by email while Google’s window is lost, and says nothing when it is closed', async () => {
    const shop = await aProductionShop({ at: '/login' });
    const late = held<Awaited<ReturnType<typeof shop.auth.signInWithGoogle>>>();
    vi.spyOn(shop.auth, 'signInWithGoogle').mockReturnValue(late.answer);
    const { email, password } = people.buyer;
    await press(words.continueWithGoogle);
    await see(words.waitingForGoogle);
    await type({ [words.email]: email, [words.password]: 'Wrong#Words1' });
    await press(words.logIn);
    await see(failureTexts.english.wrongCredentials);
    await type({ [words.password]: password });
    await press(words.logIn);
    await see(outcomeTexts.english.loggedIn);
    late.give(fail(authFailure('auth/popup-closed')));
    await settled();
    expect(shown()).toContain(email);
  });

  it('[G-FAULT-1] tells somebody who has left the login that it failed, and why', async () => {
    const shop = await aProductionShop({ at: '/login' });
    const late = later();
    shop.server.script = ({ url }) => (url.startsWith('/jwt') ? { ...json(500, {}), release: late.released } : null);
    const { email, password } = people.buyer;
    await type({ [words.email]: email, [words.password]: password });
    await press(words.logIn);
    await vi.waitFor(() => expect(shop.server.calls.some(({ url }) => url.startsWith('/jwt'))).toBe(true));
    await shop.go('/blog');
    late.release();
    const said = outcomeTexts.english.notLoggedIn(failureTexts.english.unavailable);
    await vi.waitFor(() => expect(toasts()).toContain(said), 10_000);
  });

  it('[G-SESSION-1] takes a person’s page away as soon as somebody else signs in in another tab', async () => {
    const shop = await aProductionShop({ who: people.buyer, at: '/dashboard' });
    await see('Galaxy S21');
    shop.server.script = ({ url }) => (url.startsWith('/users/') ? hang : null);
    await shop.auth.signIn(people.seller.email, people.seller.password);
    await settled();
    expect(shown()).not.toContain(people.buyer.email);
    expect(shown()).not.toContain('Galaxy S21');
    expect(window.location.pathname).toBe('/dashboard');
  });

  it('[G-SESSION-1] opens the session of somebody who signs in in another tab before their token is there', async () => {
    const shop = await aProductionShop({ who: people.buyer, at: '/blog' });
    await see(people.buyer.email);
    await shop.auth.signIn(people.seller.email, people.seller.password);
    await see(people.seller.email);
    expect(shop.app.session.actor?.isSeller).toBe(true);
  });

  it('[G-SESSION-1] shows nobody the messages of the person before', async () => {
    const shop = await aProductionShop({ who: people.seller, at: '/dashboard/sellersproducts' });
    shop.server.script = ({ method }) => (method === 'DELETE' ? text(500, 'no') : null);
    const { productName } = products.laptop;
    await press(`Delete ${productName}`);
    await press(sellingTexts.english.confirmDelete);
    await press(deletingTexts.english.now);
    await see(deletingTexts.english.tryAgain);
    await press(appTexts.english.signOut);
    await see(signOutTexts.english.loggedOut);
    const toasts = [...document.querySelectorAll('.toast')].map(({ textContent }) => textContent);
    expect(toasts).toEqual([expect.stringContaining(signOutTexts.english.loggedOut)]);
  });

  it('[G-SESSION-1] asks nobody to log in again on a page that they went back to', async () => {
    const shop = await aProductionShop({ who: people.buyer, at: '/blog' });
    shop.server.script = ({ url }) => {
      if (url.startsWith('/jwt')) return text(400, 'Log in again');
      return url.startsWith('/buyersproducts') ? text(401, 'expired') : null;
    };
    await shop.go('/dashboard');
    await see(words.logInAgainText);
    await shop.go('/blog');
    await vi.waitFor(() => expect(document.querySelectorAll('dialog')).toHaveLength(0));
    await nothingPending();
    expect(shown()).not.toContain(words.logInAgainText);
  });
});

describe('[G-SESSION-1] a login that failed', () => {
  const { email, password } = people.buyer;

  async function failedLogIn(): Promise<ProductionShop> {
    const shop = await aProductionShop({ at: '/login' });
    shop.server.script = ({ url }) => (url.startsWith('/jwt') ? json(503, {}) : null);
    await type({ [words.email]: email, [words.password]: password });
    await press(words.logIn);
    await see(failureTexts.english.unavailable);
    shop.server.script = () => null;
    return shop;
  }

  it('opens nobody’s session at the next visit', async () => {
    const shop = await failedLogIn();
    await shop.reload('/dashboard');
    await see(words.logIn);
    expect(shown()).not.toContain(email);
    expect(shop.app.session.actor).toBeNull();
  });

  it('signs nobody out who has logged in in another tab meanwhile', async () => {
    const shop = await aProductionShop({ at: '/login' });
    const late = later();
    shop.server.script = ({ url }) => (url.startsWith('/jwt') ? late.fault : null);
    await type({ [words.email]: email, [words.password]: password });
    await press(words.logIn);
    await vi.waitFor(() => expect(shop.server.asked.some((call) => call.includes('/jwt'))).toBe(true));
    await shop.auth.signIn(people.seller.email, people.seller.password);
    late.release();
    await nothingPending();
    await allSettled();
    expect((await shop.auth.current())?.email).toBe(people.seller.email);
  });

  it('succeeds at the second attempt', async () => {
    await failedLogIn();
    await press(words.logIn);
    await see(outcomeTexts.english.loggedIn);
    expect(shown()).toContain(email);
  });
});

describe('[G-SESSION-1] a login in another tab', () => {
  /** The same person logs in there: their browser stores a token, and the provider tells every tab. */
  async function logInElsewhere(shop: ProductionShop, script: Script = () => null): Promise<void> {
    shop.server.script = script;
    const { email, password } = people.buyer;
    const issued = shop.backend.world.marketplace.issueToken(email);
    const newValue = issued.ok ? issued.value : '';
    await shop.auth.signIn(email, password);
    window.localStorage.setItem('access_token', newValue);
    const told = { key: 'access_token', newValue, storageArea: window.localStorage };
    act(() => void window.dispatchEvent(new StorageEvent('storage', told)));
  }

  /** The provider signs nobody out, but the marketplace wants a new login. */
  const refusing =
    (refused: string) =>
    ({ url }: { readonly url: string }) => {
      if (url.startsWith('/jwt')) return text(400, 'Log in again');
      return url.startsWith(refused) ? text(401, 'expired') : null;
    };

  it('takes the question away and goes on with what needed it', async () => {
    const shop = await aProductionShop({ who: people.buyer, at: '/blog' });
    shop.server.script = refusing('/buyersproducts');
    await shop.go('/dashboard');
    await see(words.logInAgainText);
    await logInElsewhere(shop);
    await see('Galaxy S21');
    expect(shown()).not.toContain(words.logInAgainText);
  });

  it('opens the session on a page that says it has ended', async () => {
    const shop = await aProductionShop({ who: people.buyer, at: '/blog' });
    shop.server.script = refusing('/users/');
    const again = await shop.reload('/login');
    const ended = `Your session as ${people.buyer.email} has ended`;
    await see(ended);
    await logInElsewhere(again);
    await vi.waitFor(() => expect(again.app.session.actor?.account.email).toBe(people.buyer.email));
    await settled();
    expect(shown()).not.toContain(ended);
  });

  it('opens the session on a visitor’s page', async () => {
    const shop = await aProductionShop({ at: '/blog' });
    await logInElsewhere(shop);
    await see(people.buyer.email);
  });

  it('leaves a visitor’s form alone while their session cannot be opened', async () => {
    const shop = await aProductionShop({ at: '/signup' });
    await type({ [words.name]: 'Nadia' });
    await logInElsewhere(shop, ({ url }) => (url.startsWith('/users/') ? json(400, {}) : null));
    await vi.waitFor(() => expect(shop.server.asked.some((call) => call.startsWith('GET /users/'))).toBe(true));
    await nothingPending();
    expect(shop.app.session.actor).toBeNull();
    expect(document.querySelector<HTMLInputElement>('input[name=name]')?.value).toBe('Nadia');
  });
});

describe('[G-SESSION-1] somebody who signs in in another tab, while a token is renewed for the person before', () => {
  it('neither waits for it nor is told that the session has ended', async () => {
    const shop = await aProductionShop({ who: people.buyer, at: '/blog' });
    const late = later();
    const token = `/jwt?email=${encodeURIComponent(people.buyer.email)}`;
    shop.server.script = ({ url }) => {
      if (url === token) return late.fault;
      return url.startsWith('/buyersproducts') ? text(401, 'expired') : null;
    };
    await shop.go('/dashboard/myproducts');
    await vi.waitFor(() => expect(shop.server.asked).toContain(`GET ${token}`), 10_000);
    await switchElsewhere(shop, people.seller);
    await vi.waitFor(() => expect(shop.app.session.actor?.account.email).toBe(people.seller.email), 10_000);
    late.release();
    await nothingPending();
    await allSettled();
    expect(shop.app.session.actor?.account.email).toBe(people.seller.email);
    expect(shown()).not.toContain('has ended');
  });
});

it('[G-SESSION-1] ends on a page whose provider hears nothing of a sign-out in another tab', async () => {
  const shop = await aProductionShop({ who: people.buyer, at: '/dashboard' });
  await see('Galaxy S21');
  vi.spyOn(shop.auth, 'current').mockResolvedValue(null);
  window.localStorage.removeItem('access_token');
  const told = { key: 'access_token', newValue: null, storageArea: window.localStorage };
  act(() => void window.dispatchEvent(new StorageEvent('storage', told)));
  await vi.waitFor(() => expect(shop.app.session.actor).toBeNull());
  await allSettled();
  expect(shown()).not.toContain('Galaxy S21');
});

/** A buyer books, and must log in again to do so. */
async function aBookingWithoutSession(): Promise<ProductionShop> {
  const shop = await aProductionShop({ who: people.buyer, at: '/blog' });
  await shop.go('/categories/HP');
  await press('Book Now: EliteBook 840');
  await see('Meeting location');
  await type({ Phone: '01711 998877', 'Meeting location': 'New Market' });
  shop.server.script = ({ method, url }) => {
    if (url.startsWith('/jwt')) return text(400, 'Log in again');
    return method === 'POST' && url === '/booking' ? text(401, 'expired') : null;
  };
  return shop;
}

it('[G-SESSION-1] sends no booking that its buyer went back from, when they log in later', async () => {
  const shop = await aBookingWithoutSession();
  await press('Book this product');
  await see(words.logInAgainText);
  window.history.back();
  await vi.waitFor(() => expect(shown()).not.toContain(words.logInAgainText));
  expect(shop.app.logInAgain.isAsking).toBe(false);
});

it('[G-SESSION-1] a login whose code is slow does not open once its buyer went back', async () => {
  const { app } = await aBookingWithoutSession();
  const code = held<void>();
  const { prepare } = app;
  vi.spyOn(app, 'prepare').mockImplementation(async (group) => {
    if (group === 'sign-in') await code.answer;
    await prepare(group);
  });
  await press('Book this product');
  await vi.waitFor(() => expect(app.logInAgain.isAsking).toBe(true));
  window.history.back();
  await vi.waitFor(() => expect(app.logInAgain.isAsking).toBe(false));
  code.give();
  await allSettled();
  expect(shown()).not.toContain(words.logInAgainText);
});
