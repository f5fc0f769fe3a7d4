import type { Result } from '../shared/Result.ts';
import type { AuthFailure, AuthProvider } from './AuthProvider.ts';
import type { TokenStore } from './TokenStore.ts';

export class LogOut {
  readonly #auth: AuthProvider;
  readonly #store: TokenStore;

  constructor(auth: AuthProvider, store: TokenStore) {
    this.#auth = auth;
    this.#store = store;
  }

  async execute(): Promise<Result<void, AuthFailure>> {
    const signedOut = await this.#auth.signOut();
    if (signedOut.ok) this.#store.clear();
    return signedOut;
  }
}
