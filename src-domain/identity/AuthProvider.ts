import type { Result } from '../shared/Result.ts';
import type { Account } from './Account.ts';

/** `message` is the provider's own sentence. The shop shows it unchanged. */
export type AuthFailure = {
  readonly code:
    | 'auth/wrong-credentials'
    | 'auth/email-in-use'
    | 'auth/weak-password'
    | 'auth/invalid-email'
    | 'auth/user-disabled'
    | 'auth/too-many-requests'
    | 'auth/popup-blocked'
    | 'auth/popup-closed'
    | 'auth/unreachable'
    /** The device is offline. It may have been online when it asked. */
    | 'auth/offline'
    | 'auth/unknown';
  readonly message: string;
};

export type GoogleSignIn = {
  readonly account: Account;
  /** True if the provider has just created this account. */
  readonly isNew: boolean;
};

/** The sign-in provider: e-mail and password, Google, and a session that survives a reload. */
export interface AuthProvider {
  /** The account signed in on this device, restored from storage if there is one. */
  current(): Promise<Account | null>;
  signUp(email: string, password: string): Promise<Result<Account, AuthFailure>>;
  /** Changes the name of the signed-in account. */
  updateProfile(profile: { readonly displayName: string }): Promise<Result<Account, AuthFailure>>;
  signIn(email: string, password: string): Promise<Result<Account, AuthFailure>>;
  signInWithGoogle(): Promise<Result<GoogleSignIn, AuthFailure>>;
  /** Providers that hide which addresses have accounts also succeed for an unknown address. */
  sendPasswordReset(email: string): Promise<Result<void, AuthFailure>>;
  signOut(): Promise<Result<void, AuthFailure>>;
  /** Proves to a marketplace who is signed in here. Renewed when expired; null if nobody is signed in. */
  idToken(): Promise<Result<string | null, AuthFailure>>;
  /** Calls when someone signs in or out, in this tab or another. Answers a function that stops listening. */
  onChange(listener: (account: Account | null) => void): () => void;
}
