import type { Account } from '#domain/identity/Account.ts';
import type { AuthProvider } from '#domain/identity/AuthProvider.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { issueIdToken } from '#fakes/auth/idTokens.ts';

const startedAt = Date.now();
const unasked = { code: 'auth/unknown', message: 'Nobody asks this here.' } as const;

/** A constant that outlives every test run. */
export function idTokenOf(email: string): string {
  return issueIdToken(email, startedAt);
}

/** A provider at which one person, or nobody, is signed in. It refuses all other calls. */
export function signedInAs(email: string | null): AuthProvider {
  const account: Account | null = email === null ? null : { email, displayName: 'Somebody', photoURL: null };
  const refuse = async () => fail(unasked);
  return {
    current: async () => account,
    signUp: refuse,
    updateProfile: refuse,
    signIn: refuse,
    signInWithGoogle: refuse,
    sendPasswordReset: refuse,
    signOut: refuse,
    idToken: async () => ok(email === null ? null : idTokenOf(email)),
    onChange: () => () => undefined,
  };
}
