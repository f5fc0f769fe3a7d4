import type { Account } from '#domain/identity/Account.ts';
import type { AuthFailure, AuthProvider, GoogleSignIn } from '#domain/identity/AuthProvider.ts';
import { type Result, fail } from '#domain/shared/Result.ts';
import type { BrowserStorage } from '../browser/BrowserStorage.ts';
import type { FirebaseOptions } from './FirebaseAuthProvider.ts';
import { storedAccount, storedAccountKey } from './storedAccount.ts';

type Listener = (account: Account | null) => void;
type Attempt<T> = Promise<Result<T, AuthFailure>>;

/** A provider that can be readied for a pop-up. */
export type LoadedProvider = AuthProvider & { prepare(): Promise<void> };

async function loadFirebase(options: FirebaseOptions): Promise<LoadedProvider> {
  const { FirebaseAuthProvider, connectFirebase } = await import('./FirebaseAuthProvider.ts');
  return new FirebaseAuthProvider(connectFirebase(options));
}

/**
 * Firebase, but not a byte of it for a visitor: it is loaded when this device remembers an account,
 * when someone enters the login, or when it is asked for anything but who is there.
 */
export class LazyFirebaseAuthProvider implements AuthProvider {
  readonly #key: string;
  readonly #storage: BrowserStorage;
  readonly #load: () => Promise<LoadedProvider>;
  readonly #listeners = new Set<Listener>();
  #loading: Promise<LoadedProvider> | null = null;

  constructor(
    options: FirebaseOptions,
    storage: BrowserStorage,
    load: (options: FirebaseOptions) => Promise<LoadedProvider> = loadFirebase,
  ) {
    this.#key = storedAccountKey(options.apiKey);
    this.#storage = storage;
    this.#load = () => load(options);
    // Someone signs in in another tab: time to be there as well.
    storage.onChangeElsewhere(this.#key, () => void this.#hearOfOtherTab());
  }

  /** On entering the login: a pop-up must open in the very moment of the click. */
  async prepare(): Promise<void> {
    try {
      await (await this.#provider()).prepare();
    } catch {
      // Unreachable now: the sign-in itself will say so, and load it then.
    }
  }

  async current(): Promise<Account | null> {
    if (this.#loading === null && this.#storage.read(this.#key) === null) return null;
    try {
      return await (await this.#provider()).current();
    } catch {
      // Firebase cannot be fetched now; who was signed in still is.
      return storedAccount(this.#storage.read(this.#key));
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
    return this.#ask((provider) => provider.signInWithGoogle());
  }

  sendPasswordReset(email: string): Attempt<void> {
    return this.#ask((provider) => provider.sendPasswordReset(email));
  }

  signOut(): Attempt<void> {
    return this.#ask((provider) => provider.signOut());
  }

  onChange(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async #ask<T>(question: (provider: AuthProvider) => Attempt<T>): Attempt<T> {
    let provider: LoadedProvider;
    try {
      provider = await this.#provider();
    } catch {
      return fail({ code: 'auth/offline', message: '' });
    }
    return question(provider);
  }

  #provider(): Promise<LoadedProvider> {
    this.#loading ??= this.#start();
    return this.#loading;
  }

  async #start(): Promise<LoadedProvider> {
    try {
      const provider = await this.#load();
      provider.onChange((account) => this.#tell(account));
      return provider;
    } catch (error) {
      this.#loading = null;
      throw error;
    }
  }

  async #hearOfOtherTab(): Promise<void> {
    // Once it is loaded, Firebase listens for itself.
    if (this.#loading !== null || this.#storage.read(this.#key) === null) return;
    this.#tell(await this.current());
  }

  #tell(account: Account | null): void {
    for (const listener of this.#listeners) listener(account);
  }
}
