import { describe, expect, it } from 'vitest';
import type { Account } from '#domain/identity/Account.ts';
import type { AuthProvider } from '#domain/identity/AuthProvider.ts';
import { signOutUnopened } from '#domain/identity/signOutUnopened.ts';
import { Journal } from '../../builders/Journal.ts';
import { anAccount } from '../../builders/anAccount.ts';
import { answers } from '../../builders/answers.ts';

const account = anAccount();
const another = { ...account, email: 'another@example.com' };

/** How often somebody is signed out. */
async function signOuts(current: Account | null, isNobodyHere = true): Promise<number> {
  const journal = new Journal();
  const auth = journal.port<AuthProvider>({ signOut: answers(undefined), current: async () => current });
  await signOutUnopened({ auth, isNobodyHere: () => isNobodyHere })(account);
  return journal.of('signOut').length;
}

describe('[G-SESSION-1] a sign-in whose session did not open', () => {
  it('signs a visitor out again', async () => {
    expect(await signOuts(account)).toBe(1);
  });

  it('leaves a person whom the page shows signed in', async () => {
    expect(await signOuts(account, false)).toBe(0);
  });

  it('leaves somebody else alone who has signed in since, in another tab', async () => {
    expect(await signOuts(another)).toBe(0);
    expect(await signOuts(null)).toBe(0);
  });
});
