import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Clock } from '#domain/shared/Clock.ts';
import { normaliseEmail } from '#domain/shared/EmailAddress.ts';
import { AccessTokens, tokenLifetime } from '../marketplace/AccessTokens.ts';

type Claims = { readonly email: string; readonly exp: number };

/** JSON Web Tokens (HS256). Anyone can read them, but only this process can issue them. */
export class SignedAccessTokens extends AccessTokens {
  readonly #now: Clock;
  readonly #secret: string;

  constructor(clock: Clock, secret: string) {
    super(clock);
    this.#now = clock;
    this.#secret = secret;
  }

  override issue(email: string): string {
    const now = this.#now.now();
    const content = [
      { alg: 'HS256', typ: 'JWT' },
      {
        email: normaliseEmail(email),
        iat: Math.floor(now / 1000),
        exp: Math.floor((now + tokenLifetime) / 1000),
        // The number distinguishes two tokens of the same second, because a renewed token must differ.
        jti: randomUUID(),
      },
    ]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    return `${content}.${this.#sign(content)}`;
  }

  override read(token: string | null): string | null {
    const [header = '', payload = '', signature = ''] = (token ?? '').split('.');
    const expected = Buffer.from(this.#sign(`${header}.${payload}`));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Claims;
    return claims.exp * 1000 > this.#now.now() ? claims.email : null;
  }

  #sign(content: string): string {
    return createHmac('sha256', this.#secret).update(content).digest('base64url');
  }
}
