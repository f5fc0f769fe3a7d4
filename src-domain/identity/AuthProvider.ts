import type { Result } from '../shared/Result.ts';
import type { Account } from './Account.ts';

/** `message` is the provider's own sentence, fit to be shown as it is. */
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
    | 'auth/offline'
    | 'auth/unknown';
  readonly message: string;
};

export type GoogleSignIn = {
  readonly account: Account;
  /** The provider had never seen this person before. */
  readonly isNew: boolean;
};

/** Who someone is: e-mail and password, Google, and a session that survives a reload. */
export interface AuthProvider {
  /** The account that is signed in on this device, restored from storage where there is one. */
  current(): Promise<Account | null>;
  signUp(email: string, password: string): Promise<Result<Account, AuthFailure>>;
  /** Changes the name of the account that is signed in. */
  updateProfile(profile: { readonly displayName: string }): Promise<Result<Account, AuthFailure>>;
  signIn(email: string, password: string): Promise<Result<Account, AuthFailure>>;
  signInWithGoogle(): Promise<Result<GoogleSignIn, AuthFailure>>;
  /** An address without an account is no failure where the provider keeps that to itself. */
  sendPasswordReset(email: string): Promise<Result<void, AuthFailure>>;
  signOut(): Promise<Result<void, AuthFailure>>;
  /** Calls when someone signs in or out, in this tab or another; answers how to stop. */
  onChange(listener: (account: Account | null) => void): () => void;
}
