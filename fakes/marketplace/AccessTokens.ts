import { normaliseEmail } from '#domain/shared/EmailAddress.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import { decodePart, encodePart } from '../control/tokenParts.ts';

export const tokenLifetime = 60 * 60 * 1000;

type Claims = {
  readonly email: string;
  /** Seconds since 1970, as in JSON Web Tokens. */
  readonly iat: number;
  readonly exp: number;
};

/**
 * Issues and reads tokens in the shape of a JSON Web Token. The checksum detects broken and made-up tokens, but does
 * not stop an attacker.
 */
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
    // The number distinguishes two tokens of the same second, because a renewed token must differ.
    const content = `${encodePart({ alg: 'fake', typ: 'JWT' })}.${encodePart({ ...claims, jti: `${now}-${this.#issued}` })}`;
    return `${content}.${seal(content)}`;
  }

  /** The owner's e-mail; null if the token is missing, broken or expired. */
  read(token: string | null): string | null {
    const [header, payload, signature] = (token ?? '').split('.');
    if (header === undefined || payload === undefined || signature !== seal(`${header}.${payload}`)) return null;
    const claims = decodePart(payload) as Claims;
    return claims.exp * 1000 > this.#clock.now() ? claims.email : null;
  }
}

/** The FNV-1a hash. */
function seal(content: string): string {
  let hash = 0x811c9dc5;
  for (const char of `re-sale-shop fakes ${content}`) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
