import { afterEach, expect, it, vi } from 'vitest';
import { fail } from '#domain/shared/Result.ts';
import { accountTexts } from '#ui/texts/account.ts';
import { failureTexts } from '#ui/texts/failures.ts';
import { outcomeTexts } from '#ui/texts/outcomes.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { press, see, type } from '../faults/screen.ts';
import { aProductionShop, type ProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { allSettled, later, toasts } from './people.ts';

vi.setConfig({ testTimeout: 30_000 });
afterEach(stopProductionShops);

const words = accountTexts.english;
const unreachable = { code: 'auth/unreachable', message: '' } as const;

/** Sends the form of a forgotten password. The provider refuses it once it is released. */
async function sendTheForm(): Promise<{ readonly shop: ProductionShop; readonly release: () => void }> {
  const shop = await aProductionShop({ at: '/login' });
  const { released, release } = later();
  shop.auth.sendPasswordReset = () => released.then(() => fail(unreachable));
  await press(words.forgotPassword);
  await see(words.resetText);
  await type({ [words.email]: people.buyer.email });
  await press(words.sendLink);
  return { shop, release };
}

it('[G-FAULT-1] somebody who has left a password reset is told that it failed, and why', async () => {
  const { shop, release } = await sendTheForm();
  await shop.go('/blog');
  release();
  const said = outcomeTexts.english.resetNotSent(failureTexts.english.authUnreachable);
  await vi.waitFor(() => expect(toasts()).toContain(said));
});

it('[G-FAULT-1] a password reset that fails is told by its form alone to somebody who stays', async () => {
  const { release } = await sendTheForm();
  release();
  await see(failureTexts.english.authUnreachable);
  await allSettled();
  expect(toasts()).toBe('');
});
