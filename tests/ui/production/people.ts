import { accountTexts } from '#ui/texts/account.ts';
import { outcomeTexts } from '#ui/texts/outcomes.ts';
import { signOutTexts } from '#ui/texts/signOut.ts';
import type { Person } from '../../contracts/tinyWorld.ts';
import { press, see, settled, type } from '../faults/screen.ts';
import type { ProductionShop } from './aProductionShop.tsx';
import type { Fault } from './FaultyServer.ts';

const words = accountTexts.english;

/** Lets calls over sockets that depend on each other end. */
export async function allSettled(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await settled();
}

export const toasts = (): string =>
  [...document.querySelectorAll('.toast')].map(({ textContent }) => textContent).join('\n');

/** The bodies of the posts to an address. */
export const posted = ({ server }: ProductionShop, url: string): readonly string[] =>
  server.calls.filter((call) => call.method === 'POST' && call.url === url).map(({ body }) => body);

/** A fault for an answer that comes when it is released. */
export function later(): { readonly fault: Fault; readonly released: Promise<void>; readonly release: () => void } {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { fault: { kind: 'late', release: released }, released, release: () => release() };
}

export async function signOut(): Promise<void> {
  await press('Sign Out');
  await see(signOutTexts.english.loggedOut);
}

export async function logIn(shop: ProductionShop, { email, password }: Person): Promise<void> {
  await shop.go('/login');
  await type({ [words.email]: email, [words.password]: password });
  await press(words.logIn);
  await see(outcomeTexts.english.loggedIn);
  await see(email);
}

/** Signs somebody else in, as another tab of this browser does. */
export async function switchElsewhere({ auth, backend }: ProductionShop, { email, password }: Person): Promise<void> {
  const issued = backend.world.marketplace.issueToken(email);
  if (issued.ok) window.localStorage.setItem('access_token', issued.value);
  await auth.signIn(email, password);
  await allSettled();
}

/** Signs out as another tab of this browser does. */
export async function signOutElsewhere({ auth }: ProductionShop): Promise<void> {
  window.localStorage.removeItem('access_token');
  await auth.signOut();
  await allSettled();
}
