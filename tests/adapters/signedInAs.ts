import type { Account } from '#domain/identity/Account.ts';
import type { AuthProvider } from '#domain/identity/AuthProvider.ts';
import { fail } from '#domain/shared/Result.ts';

const unasked = { code: 'auth/unknown', message: 'Nobody asks this here.' } as const;

/** A provider at which somebody, or nobody, is signed in, and nothing else happens. */
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
    onChange: () => () => undefined,
  };
}
