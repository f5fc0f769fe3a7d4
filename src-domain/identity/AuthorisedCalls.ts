import type { ApiFailure } from '../shared/Failure.ts';
import { type Result, fail, ok } from '../shared/Result.ts';
import type { AuthProvider } from './AuthProvider.ts';
import { isStillSignedIn } from './isStillSignedIn.ts';
import type { TokenStore } from './TokenStore.ts';
import type { TokensApi } from './TokensApi.ts';

/** Asks the person to log in again in place; false when they would rather not. */
export interface LogInAgain {
  ask(): Promise<boolean>;
}

/**
 * Gives every authenticated call the access token, and a new one when it has expired:
 * once, however many calls failed together, after which each goes on by itself.
 */
export class AuthorisedCalls {
  readonly #tokens: TokensApi;
  readonly #store: TokenStore;
  readonly #auth: AuthProvider;
  readonly #logInAgain: LogInAgain | null;
  #renewal: Promise<Result<string, ApiFailure>> | null = null;
  #asking = false;

  constructor(tokens: TokensApi, store: TokenStore, auth: AuthProvider, logInAgain: LogInAgain | null = null) {
    this.#tokens = tokens;
    this.#store = store;
    this.#auth = auth;
    this.#logInAgain = logInAgain;
  }

  async run<T, F extends { readonly code: string }>(
    call: (token: string) => Promise<Result<T, F>>,
  ): Promise<Result<T, F | ApiFailure>> {
    const kept = this.#store.read();
    if (kept !== null) {
      const answer = await call(kept);
      if (answer.ok || answer.failure.code !== 'api/session-expired') return answer;
      // A call of the log-in itself: waiting for the renewal, which waits for the log-in, it would never answer.
      if (this.#asking && this.#store.read() === kept) return answer;
    }
    const current = this.#store.read();
    const renewed = current !== null && current !== kept ? ok(current) : await this.#renewOnce();
    return renewed.ok ? call(renewed.value) : renewed;
  }

  #renewOnce(): Promise<Result<string, ApiFailure>> {
    this.#renewal ??= this.#renew().finally(() => {
      this.#renewal = null;
    });
    return this.#renewal;
  }

  async #renew(): Promise<Result<string, ApiFailure>> {
    const account = await this.#auth.current();
    const issued = account === null ? fail(expired) : await this.#tokens.issue(account.email);
    // Who has left meanwhile leaves no token behind, and does not touch that of whoever came next.
    if (account !== null && !(await isStillSignedIn(this.#auth, account))) return fail(expired);
    if (issued.ok) {
      this.#store.write(issued.value);
      return issued;
    }
    if (!isFinal(issued.failure)) return issued;
    this.#store.clear();
    const goesOn = (await this.#ask()) && (account === null || (await isStillSignedIn(this.#auth, account)));
    const token = goesOn ? this.#store.read() : null;
    return token === null ? fail(expired) : ok(token);
  }

  async #ask(): Promise<boolean> {
    if (this.#logInAgain === null) return false;
    this.#asking = true;
    try {
      return await this.#logInAgain.ask();
    } finally {
      this.#asking = false;
    }
  }
}

const expired = { code: 'api/session-expired' } as const;

/** Asking again would bring the same answer, unlike a lost connection's. */
function isFinal(failure: ApiFailure): boolean {
  return failure.code === 'api/session-expired' || failure.code === 'api/forbidden' || failure.code === 'api/refused';
}
