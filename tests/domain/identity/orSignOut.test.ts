import { describe, expect, it } from 'vitest';
import type { AuthProvider } from '#domain/identity/AuthProvider.ts';
import { orSignOut } from '#domain/identity/orSignOut.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { Journal } from '../../builders/Journal.ts';
import { anAccount } from '../../builders/anAccount.ts';
import { answers, offline, refuses } from '../../builders/answers.ts';

const outsider = { account: anAccount(), lacks: 'registration' } as const;

async function after(signIn: Parameters<ReturnType<typeof orSignOut>>[0], isNobodyHere = true) {
  const journal = new Journal();
  const auth = journal.port<AuthProvider>({ signOut: answers(undefined) });
  const answer = await orSignOut({ auth, isNobodyHere: () => isNobodyHere })(signIn);
  return { answer, asked: journal.asked };
}

describe('[G-SESSION-1] a sign-in whose session does not open', () => {
  it('signs a visitor out again, and fails as it did', async () => {
    expect(await after(refuses(offline))).toEqual({ answer: fail(offline), asked: ['signOut'] });
  });

  it('leaves a person whom the page shows signed in', async () => {
    expect(await after(refuses(offline), false)).toEqual({ answer: fail(offline), asked: [] });
  });

  it('leaves somebody whom the marketplace does not know signed in, because the page says so', async () => {
    expect(await after(answers(outsider))).toEqual({ answer: ok(outsider), asked: [] });
  });

  it('signs nobody out whom the provider has not signed in', async () => {
    const refused = { code: 'auth/wrong-credentials' } as const;
    expect(await after(refuses(refused))).toEqual({ answer: fail(refused), asked: [] });
  });
});
