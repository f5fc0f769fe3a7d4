import { sameEmail } from '../shared/EmailAddress.ts';
import type { ApiFailure } from '../shared/Failure.ts';
import { type Result, fail, ok } from '../shared/Result.ts';
import type { Account } from './Account.ts';
import type { AuthProvider } from './AuthProvider.ts';
import { isStillSignedIn } from './isStillSignedIn.ts';
import { issueToken } from './issueToken.ts';
import type { TokenStore } from './TokenStore.ts';
import type { TokensApi } from './TokensApi.ts';

/** The page that makes the calls. */
export interface LogInAgain {
  /** The e-mail address of the person whom the page shows as signed in; undefined while nobody is, or not yet known. */
  person(): string | undefined;
  /** Asks the person to log in again without leaving the page. Answers false if they decline. */
  ask(): Promise<boolean>;
  /** Called when the marketplace does not know the account, so that logging in again would not help. */
  unregistered(account: Account): void;
}

export type CallOptions = {
  /** A background look-up that no person asked for. It fails rather than interrupt them. */
  readonly quietly?: boolean;
  /** The e-mail address of the person whose call it is. Once they have left the page, it is not sent. */
  readonly person?: string | undefined;
};

/** A renewed token and the account it belongs to. */
type Renewal = {
  readonly account: Account | null;
  readonly issued: Result<string, ApiFailure>;
  /** Asking again would give the same answer, but logging in again may give another. */
  readonly needsLogIn: boolean;
};

type Dependencies = {
  readonly tokens: TokensApi;
  readonly tokenStore: TokenStore;
  readonly auth: AuthProvider;
  /** Null or absent if no page can ask the person. */
  readonly logInAgain?: LogInAgain | null;
};

/**
 * Sends the access token with every authenticated call, and renews it when it has expired. Calls that fail together
 * share one renewal; afterwards each continues by itself.
 */
export class AuthorisedCalls {
  readonly #ports: Dependencies;
  #renewal: { readonly email: string | undefined; readonly answer: Promise<Renewal> } | null = null;
  #logIn: Promise<Result<string, ApiFailure>> | null = null;
  /** How often the person has closed the login. */
  #refusals = 0;

  constructor(ports: Dependencies) {
    this.#ports = ports;
  }

  async run<T, F extends { readonly code: string }>(
    call: (token: string) => Promise<Result<T, F>>,
    options: CallOptions = {},
  ): Promise<Result<T, F | ApiFailure>> {
    if (this.#hasLeft(options.person)) return fail(expired);
    const stored = this.#ports.tokenStore.read();
    const person = this.#ports.logInAgain?.person();
    const refusals = this.#refusals;
    if (stored !== null) {
      const answer = await call(stored);
      if (answer.ok || answer.failure.code !== 'api/session-expired') return answer;
      // The next person's token would make the call theirs.
      if (this.#hasLeft(person)) return answer;
      // This call is part of the login, so waiting for the login would never end.
      if (this.#logIn !== null && this.#ports.tokenStore.read() === stored) return answer;
    }
    const current = this.#ports.tokenStore.read();
    // A visitor is not asked to log in for a call that is left over from somebody else, nor anybody again who has closed
    // the login meanwhile.
    const isQuiet = options.quietly || !person || refusals !== this.#refusals;
    const renewed = current !== null && current !== stored ? ok(current) : await this.#renew(isQuiet);
    if (!renewed.ok) return renewed;
    // Somebody else has logged in instead.
    if (this.#hasLeft(person)) return fail(expired);
    const answer = await call(renewed.value);
    // A new token has not expired: the marketplace refuses the person, who would log in again in vain.
    const isRefused = !isQuiet && !answer.ok && answer.failure.code === 'api/session-expired';
    return isRefused ? fail({ code: 'api/forbidden' }) : answer;
  }

  /**
   * For calls that some marketplaces answer without a token. Sends a token if there is one. Asks the person to log in
   * only where the marketplace refuses the call without.
   */
  async runIfSignedIn<T, F extends { readonly code: string }>(
    call: (token?: string) => Promise<Result<T, F>>,
    options: CallOptions = {},
  ): Promise<Result<T, F | ApiFailure>> {
    if (this.#ports.tokenStore.read() !== null) return this.run(call, options);
    const account = await this.#ports.auth.current();
    if (this.#hasLeft(options.person)) return fail(expired);
    if (account === null) return call();
    const issued = await this.#renew(true);
    if (issued.ok) return this.run(call, options);
    if (!isFinal(issued.failure)) return issued;
    const answer = await call();
    return answer.ok || answer.failure.code !== 'api/forbidden' ? answer : this.run(call, options);
  }

  #hasLeft(person: string | undefined): boolean {
    const page = this.#ports.logInAgain;
    return !!page && !!person && !sameEmail(person, page.person() ?? '');
  }

  async #renew(quietly: boolean): Promise<Result<string, ApiFailure>> {
    if (this.#logIn !== null && !quietly) return this.#logIn;
    const { account, issued, needsLogIn } = await this.#renewed();
    if (!needsLogIn) return issued;
    if (quietly) return fail(expired);
    this.#logIn ??= this.#logInInPlace(account).finally(() => {
      this.#logIn = null;
    });
    return this.#logIn;
  }

  /** A person's calls share one renewal. The next person does not wait for theirs. */
  async #renewed(): Promise<Renewal> {
    const before = this.#ports.tokenStore.read();
    const account = await this.#ports.auth.current();
    const email = account?.email;
    if (this.#renewal === null || this.#renewal.email !== email) {
      const renewal = { email, answer: this.#issueAnew(account, before) };
      this.#renewal = renewal;
      const end = (): void => {
        if (this.#renewal === renewal) this.#renewal = null;
      };
      renewal.answer.then(end, end);
    }
    return this.#renewal.answer;
  }

  async #issueAnew(account: Account | null, before: string | null): Promise<Renewal> {
    const issued = account === null ? fail(expired) : await issueToken(this.#ports.tokens, account);
    // The user may have signed out while the token was being issued; never store a token for someone else.
    if (account !== null && !(await isStillSignedIn(this.#ports.auth, account))) {
      return { account, issued: fail(expired), needsLogIn: false };
    }
    // A login finished first, and its token is newer.
    const current = this.#ports.tokenStore.read();
    if (current !== null && current !== before) return { account, issued: ok(current), needsLogIn: false };
    if (issued.ok) this.#ports.tokenStore.write(issued.value);
    else if (isFinal(issued.failure)) this.#ports.tokenStore.clear();
    const isUnregistered = !issued.ok && issued.failure.code === 'api/unregistered';
    if (isUnregistered && account !== null) this.#ports.logInAgain?.unregistered(account);
    return { account, issued, needsLogIn: !issued.ok && isFinal(issued.failure) && !isUnregistered };
  }

  async #logInInPlace(account: Account | null): Promise<Result<string, ApiFailure>> {
    const isIn = (await this.#ports.logInAgain?.ask()) ?? false;
    if (!isIn) this.#refusals += 1;
    const goesOn = isIn && (account === null || (await isStillSignedIn(this.#ports.auth, account)));
    const token = goesOn ? this.#ports.tokenStore.read() : null;
    return token === null ? fail(expired) : ok(token);
  }
}

const expired = { code: 'api/session-expired' } as const;

const finalCodes: ReadonlySet<ApiFailure['code']> = new Set(['api/session-expired', 'api/unregistered', 'api/refused']);

/** Asking again would give the same answer, unlike after a lost connection. */
function isFinal({ code }: ApiFailure): boolean {
  return finalCodes.has(code);
}
