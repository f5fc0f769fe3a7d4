import type { ApiFailure } from '../shared/Failure.ts';
import { type Result, ok } from '../shared/Result.ts';
import type { AuthProvider } from './AuthProvider.ts';
import { isStillSignedIn } from './isStillSignedIn.ts';
import type { OpenSession } from './OpenSession.ts';
import type { Actor } from './Session.ts';
import type { TokenStore } from './TokenStore.ts';

/**
 * Who is signed in when the page opens: nobody, or a session taken up where it was left. Who comes or goes in another
 * tab while that is being found out has the last word.
 */
export class RestoreSession {
  readonly #auth: AuthProvider;
  readonly #store: TokenStore;
  readonly #session: OpenSession;

  constructor(auth: AuthProvider, store: TokenStore, session: OpenSession) {
    this.#auth = auth;
    this.#store = store;
    this.#session = session;
  }

  async execute(): Promise<Result<Actor, ApiFailure>> {
    const account = await this.#auth.current();
    if (account === null) {
      this.#store.clear();
      return ok(null);
    }
    const session = await this.#session.resume(account);
    return (await isStillSignedIn(this.#auth, account)) ? session : this.execute();
  }
}
