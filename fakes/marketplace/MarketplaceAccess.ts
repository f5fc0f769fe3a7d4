import { normaliseEmail, sameEmail } from '#domain/shared/EmailAddress.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import type { AccessTokens } from './AccessTokens.ts';
import type { MarketplaceData } from './MarketplaceData.ts';
import type { StoredUser } from './MarketplaceState.ts';

/** `F`: failures that only this call has. */
export type Answer<T, F = never> = Result<T, ApiFailure | F>;

/** The access token that came with a call; null if there was none. */
export type Token = string | null;

/** Identifies the caller and checks their permission. */
export class MarketplaceAccess {
  readonly #store: MarketplaceData;
  readonly #tokens: AccessTokens;

  constructor(store: MarketplaceData, tokens: AccessTokens) {
    this.#store = store;
    this.#tokens = tokens;
  }

  issueToken(email: string): Answer<string> {
    return this.user(email) === undefined ? fail({ code: 'api/forbidden' }) : ok(this.#tokens.issue(email));
  }

  user(email: string): StoredUser | undefined {
    this.#store.refresh();
    return this.#store.users.get(normaliseEmail(email));
  }

  /** The token's owner. A deleted person's token is no longer valid. */
  person(token: Token): Answer<StoredUser> {
    const email = this.#tokens.read(token);
    const user = email === null ? undefined : this.user(email);
    return user === undefined ? fail({ code: 'api/session-expired' }) : ok(user);
  }

  /** Allows people only what is their own. */
  self(token: Token, email: string): Answer<StoredUser> {
    const person = this.person(token);
    return person.ok && !sameEmail(person.value.email, email) ? fail({ code: 'api/forbidden' }) : person;
  }

  admin(token: Token): Answer<StoredUser> {
    const person = this.person(token);
    return person.ok && !person.value.admin ? fail({ code: 'api/forbidden' }) : person;
  }
}
