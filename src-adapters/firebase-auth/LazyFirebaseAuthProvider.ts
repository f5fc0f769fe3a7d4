import type { Account } from '#domain/identity/Account.ts';
import type { AuthFailure, AuthProvider, GoogleSignIn } from '#domain/identity/AuthProvider.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import { type Timer, within } from '#domain/shared/within.ts';
import { browserTimer } from '../browser/browserTimer.ts';
import type { BrowserStorage } from '../browser/BrowserStorage.ts';
import type { FirebaseOptions } from './connectFirebase.ts';
import { firebaseLimits as limits } from './firebaseLimits.ts';
import { isDeviceOnline } from '../http/isDeviceOnline.ts';
import { storedAccount, storedAccountKey } from './storedAccount.ts';

type Listener = (account: Account | null) => void;
type Attempt<T> = Promise<Result<T, AuthFailure>>;

/** A provider that can prepare for a pop-up. */
export type LoadedProvider = AuthProvider & { prepare(): Promise<void> };

const unanswered = () => fail({ code: isDeviceOnline() ? 'auth/unreachable' : 'auth/offline', message: '' } as const);

async function loadFirebase(options: FirebaseOptions): Promise<LoadedProvider> {
  const { openFirebase } = await import('./openFirebase.ts');
  return openFirebase(options, limits);
}

type LazyFirebaseParts = {
  readonly options: FirebaseOptions;
  readonly storage: BrowserStorage;
  readonly load?: (options: FirebaseOptions) => Promise<LoadedProvider>;
  readonly timer?: Timer;
};

/**
 * Loads Firebase only when needed, so visitors never load it. It loads when this device remembers an account, when
 * someone opens the login, or on any call except asking who is signed in or for the ID token.
 */
export class LazyFirebaseAuthProvider implements AuthProvider {
  readonly #key: string;
  readonly #storage: BrowserStorage;
  readonly #load: () => Promise<LoadedProvider>;
  readonly #timer: Timer;
  readonly #listeners = new Set<Listener>();
  #loading: Promise<LoadedProvider> | null = null;
  /** Firebase has not said in time who is signed in, and has not said it since. */
  #isLate = false;

  constructor({ options, storage, load = loadFirebase, timer = browserTimer }: LazyFirebaseParts) {
    this.#timer = timer;
    this.#key = storedAccountKey(options.apiKey);
    this.#storage = storage;
    this.#load = () => load(options);
    // Someone has signed in in another tab, so load it here too.
    storage.onChangeElsewhere(this.#key, () => void this.#onChangeElsewhere());
  }

  /** Called when the login opens, because browsers allow a pop-up only in the moment of the click. */
  async prepare(): Promise<void> {
    try {
      await (await this.#provider()).prepare();
    } catch {
      // Unreachable for now. The sign-in itself will try again and report it.
    }
  }

  async current(): Promise<Account | null> {
    if (!this.#isNeeded) return null;
    try {
      const asked = this.#provider().then((provider) => provider.current());
      return await within(this.#isLate ? 0 : limits.account, asked, () => this.#goOn(asked), this.#timer);
    } catch {
      // Firebase cannot be loaded now, but the person is still signed in.
      return this.#stored();
    }
  }

  signUp(email: string, password: string): Attempt<Account> {
    return this.#ask((provider) => provider.signUp(email, password));
  }

  updateProfile(profile: { readonly displayName: string }): Attempt<Account> {
    return this.#ask((provider) => provider.updateProfile(profile));
  }

  signIn(email: string, password: string): Attempt<Account> {
    return this.#ask((provider) => provider.signIn(email, password));
  }

  signInWithGoogle(): Attempt<GoogleSignIn> {
    return this.#ask((provider) => provider.signInWithGoogle(), limits.popup);
  }

  sendPasswordReset(email: string): Attempt<void> {
    return this.#ask((provider) => provider.sendPasswordReset(email));
  }

  signOut(): Attempt<void> {
    return this.#ask((provider) => provider.signOut());
  }

  async idToken(): Attempt<string | null> {
    return this.#isNeeded ? this.#ask((provider) => provider.idToken(), limits.idToken) : ok(null);
  }

  onChange(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Whether Firebase is loaded or this device remembers an account. */
  get #isNeeded(): boolean {
    return this.#loading !== null || this.#storage.read(this.#key) !== null;
  }

  async #ask<T>(question: (provider: AuthProvider) => Attempt<T>, limit = limits.answer): Attempt<T> {
    let provider: LoadedProvider;
    try {
      provider = await this.#provider();
    } catch {
      return unanswered();
    }
    return within(limit, question(provider), unanswered, this.#timer);
  }

  /** Answers whom this device remembers. If Firebase says something else later, that is a change. */
  #goOn(asked: Promise<Account | null>): Account | null {
    const stored = this.#stored();
    if (!this.#isLate) {
      this.#isLate = true;
      asked.then(
        (account) => {
          this.#isLate = false;
          if (account?.email !== stored?.email) this.#tell(account);
        },
        () => {
          this.#isLate = false;
        },
      );
    }
    return stored;
  }

  #stored(): Account | null {
    return storedAccount(this.#storage.read(this.#key));
  }

  #provider(): Promise<LoadedProvider> {
    this.#loading ??= this.#start();
    return this.#loading;
  }

  async #start(): Promise<LoadedProvider> {
    try {
      const provider = await within(limits.answer, this.#load(), () => null, this.#timer);
      if (provider === null) throw new Error('Firebase is late');
      provider.onChange((account) => this.#tell(account));
      return provider;
    } catch (error) {
      this.#loading = null;
      throw error;
    }
  }

  async #onChangeElsewhere(): Promise<void> {
    // Firebase listens by itself as soon as it is loaded.
    if (this.#loading !== null || this.#storage.read(this.#key) === null) return;
    this.#tell(await this.current());
  }

  #tell(account: Account | null): void {
    for (const listener of this.#listeners) listener(account);
  }
}
