import { normaliseEmail } from '#domain/shared/EmailAddress.ts';
import type { Clock } from '#domain/shared/Clock.ts';

export const tokenLifetime = 60 * 60 * 1000;

type Claims = {
  readonly email: string;
  /** Seconds since 1970, as JSON Web Tokens count. */
  readonly iat: number;
  readonly exp: number;
};

/** Issues and reads tokens of the shape of a JSON Web Token. Their seal keeps out what is broken or made up, not a thief. */
export class AccessTokens {
  readonly #clock: Clock;
  #issued = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  issue(email: string): string {
    const now = this.#clock.now();
    const claims: Claims = {
      email: normaliseEmail(email),
      iat: Math.floor(now / 1000),
      exp: Math.floor((now + tokenLifetime) / 1000),
    };
    this.#issued += 1;
    // The number tells apart two tokens of one second: whoever renews a token must get another one.
    const content = `${encode({ alg: 'fake', typ: 'JWT' })}.${encode({ ...claims, jti: `${now}-${this.#issued}` })}`;
    return `${content}.${seal(content)}`;
  }

  /** The e-mail a token was issued to; null for none, a broken one or one that has expired. */
  read(token: string | null): string | null {
    const [header, payload, signature] = (token ?? '').split('.');
    if (header === undefined || payload === undefined || signature !== seal(`${header}.${payload}`)) return null;
    const claims = JSON.parse(decode(payload)) as Claims;
    return claims.exp * 1000 > this.#clock.now() ? claims.email : null;
  }
}

function encode(value: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function decode(text: string): string {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}

/** FNV-1a. */
function seal(content: string): string {
  let hash = 0x811c9dc5;
  for (const char of `re-sale-shop fakes ${content}`) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
