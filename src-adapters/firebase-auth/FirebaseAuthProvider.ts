import {
  type Auth,
  type User,
  GoogleAuthProvider,
  createUserWithEmailAndPassword,
  getAdditionalUserInfo,
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updateProfile,
} from 'firebase/auth';
import type { Account } from '#domain/identity/Account.ts';
import type { AuthFailure, AuthProvider, GoogleSignIn } from '#domain/identity/AuthProvider.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import { authFailure, codeOf } from './authFailure.ts';
import { choosePersistence } from './choosePersistence.ts';
import type { FirebaseLimits } from './firebaseLimits.ts';
import { popupResolver, readyPopup } from './popupResolver.ts';

type Attempt<T> = Promise<Result<T, AuthFailure>>;

export class FirebaseAuthProvider implements AuthProvider {
  readonly #auth: Auth;
  readonly #limits: FirebaseLimits;
  /** The number of sign-ins that were tried. */
  #entries = 0;

  constructor(auth: Auth, limits: FirebaseLimits) {
    this.#auth = auth;
    this.#limits = limits;
  }

  /** Must be called before someone can click the Google button. */
  prepare(): Promise<void> {
    return readyPopup(this.#auth);
  }

  async current(): Promise<Account | null> {
    await this.#auth.authStateReady();
    return accountOf(this.#auth.currentUser);
  }

  signUp(email: string, password: string): Attempt<Account> {
    return this.#enter(this.#limits.answer, async () =>
      toAccount((await createUserWithEmailAndPassword(this.#auth, email, password)).user),
    );
  }

  async updateProfile(profile: { readonly displayName: string }): Attempt<Account> {
    await this.#auth.authStateReady();
    const user = this.#auth.currentUser;
    if (user === null) return fail({ code: 'auth/unknown', message: '' });
    return this.#attemptToKeep(async () => {
      await updateProfile(user, profile);
      return toAccount(user);
    });
  }

  signIn(email: string, password: string): Attempt<Account> {
    return this.#enter(this.#limits.answer, async () =>
      toAccount((await signInWithEmailAndPassword(this.#auth, email, password)).user),
    );
  }

  signInWithGoogle(): Attempt<GoogleSignIn> {
    return this.#enter(this.#limits.popup, async () => {
      const credential = await signInWithPopup(this.#auth, new GoogleAuthProvider(), popupResolver);
      return { account: toAccount(credential.user), isNew: getAdditionalUserInfo(credential)?.isNewUser === true };
    });
  }

  /** Some projects reveal that an address has no account; the shop does not pass that on. */
  sendPasswordReset(email: string): Attempt<void> {
    return attempt(() =>
      sendPasswordResetEmail(this.#auth, email).catch((error: unknown) => {
        if (codeOf(error) !== 'auth/user-not-found') throw error;
      }),
    );
  }

  signOut(): Attempt<void> {
    return attempt(() => signOut(this.#auth));
  }

  async idToken(): Attempt<string | null> {
    await this.#auth.authStateReady();
    const user = this.#auth.currentUser;
    if (user === null) return ok(null);
    const token = await attempt(() => user.getIdToken());
    // Firebase signs out accounts that were deleted or disabled.
    return !token.ok && this.#auth.currentUser === null ? ok(null) : token;
  }

  onChange(listener: (account: Account | null) => void): () => void {
    let first = true;
    return onAuthStateChanged(this.#auth, (user) => {
      // Firebase first reports the current state, which is not a change.
      if (!first) listener(accountOf(user));
      first = false;
    });
  }

  /**
   * Signs a visitor in. When that succeeds after its limit, the page has given it up and shows a visitor: they are
   * signed out again, unless they have tried again since.
   */
  async #enter<T>(limit: number, action: () => Promise<T>): Attempt<T> {
    this.#entries += 1;
    const entry = this.#entries;
    const wasNobody = this.#auth.currentUser === null;
    const patience = AbortSignal.timeout(limit);
    const signedIn = await this.#attemptToKeep(action);
    if (patience.aborted && signedIn.ok && wasNobody && entry === this.#entries) await this.signOut();
    return signedIn;
  }

  #attemptToKeep<T>(action: () => Promise<T>): Attempt<T> {
    return attempt(async () => {
      const switching = choosePersistence(this.#auth);
      if (switching !== null) await switching;
      return action();
    });
  }
}

async function attempt<T>(action: () => Promise<T>): Attempt<T> {
  try {
    return ok(await action());
  } catch (error) {
    const failure = authFailure(error);
    if (failure === undefined) throw error;
    return fail(failure);
  }
}

function toAccount({ email, displayName, photoURL }: User): Account {
  return { email: email ?? '', displayName: displayName ?? '', photoURL };
}

function accountOf(user: User | null): Account | null {
  return user === null ? null : toAccount(user);
}
