import { createHash, createHmac } from 'node:crypto';
import type { Clock } from '#domain/shared/Clock.ts';
import type { FakeAccount } from '../../auth/FakeAccount.ts';

export type IssuedTokens = {
  readonly idToken: string;
  readonly refreshToken: string;
  /** Seconds, as text. */
  readonly expiresIn: string;
};

const lifetime = 3600;

/** The same account has the same id, whenever the server was started. */
export function localIdOf(account: FakeAccount): string {
  return createHash('sha256').update(account.email).digest('base64url').slice(0, 28);
}

/** The provider's own tokens; the marketplace's are others. */
export class IdentityTokens {
  readonly #clock: Clock;
  readonly #secret: string;

  constructor(clock: Clock, secret: string) {
    this.#clock = clock;
    this.#secret = secret;
  }

  issue(account: FakeAccount, provider: 'password' | 'google.com'): IssuedTokens {
    const now = Math.floor(this.#clock.now() / 1000);
    const localId = localIdOf(account);
    const claims = {
      email: account.email, sub: localId, user_id: localId, iat: now, exp: now + lifetime,
      firebase: { identities: { email: [account.email] }, sign_in_provider: provider },
    };
    return {
      idToken: this.#seal({ alg: 'HS256', typ: 'JWT' }, claims),
      refreshToken: this.#seal({ typ: 'refresh' }, { email: account.email, provider }),
      expiresIn: String(lifetime),
    };
  }

  /** Whose token it is; null for one that this provider never gave. */
  read(token: unknown): string | null {
    const [header = '', payload = '', signature = ''] = typeof token === 'string' ? token.split('.') : [];
    if (signature === '' || signature !== this.#sign(`${header}.${payload}`)) return null;
    return (JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as { readonly email: string }).email;
  }

  #seal(header: object, payload: object): string {
    const content = [header, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
    return `${content}.${this.#sign(content)}`;
  }

  #sign(content: string): string {
    return createHmac('sha256', this.#secret).update(`identity ${content}`).digest('base64url');
  }
}
