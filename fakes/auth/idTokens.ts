import { normaliseEmail } from '#domain/shared/EmailAddress.ts';
import { decodePart, encodePart } from '../control/tokenParts.ts';

/** The project name of the Auth emulator and of the fakes. */
export const projectId = 'demo-shop';

const issuer = `https://securetoken.google.com/${projectId}`;
const lifetime = 60 * 60;

/** An ID token as the Auth emulator issues it: a JSON Web Token without a signature. */
export function issueIdToken(email: string, now: number): string {
  const seconds = Math.floor(now / 1000);
  const claims = {
    iss: issuer,
    aud: projectId,
    sub: email,
    email,
    iat: seconds,
    exp: seconds + lifetime,
    firebase: { identities: { email: [email] } },
  };
  return `${encodePart({ alg: 'none', typ: 'JWT' })}.${encodePart(claims)}.`;
}

type Claims = {
  readonly iss?: unknown;
  readonly aud?: unknown;
  readonly sub?: unknown;
  readonly email?: unknown;
  readonly exp?: unknown;
};

/**
 * The e-mail of an Auth emulator's ID token, or null. The emulator does not sign its tokens, so anyone can make one:
 * this checks issuer, project, subject and expiry, but cannot check the origin. A real backend also verifies Google's
 * signature. Signed tokens are refused, because nothing here can verify them.
 */
export function emailOfIdToken(token: string | null, now: number): string | null {
  try {
    const [header = '', payload = '', signature] = (token ?? '').split('.');
    if ((decodePart(header) as { readonly alg?: unknown }).alg !== 'none' || signature !== '') return null;
    const { iss, aud, sub, email, exp } = decodePart(payload) as Claims;
    const isOurs = iss === issuer && aud === projectId && typeof sub === 'string' && sub !== '';
    return isOurs && typeof exp === 'number' && exp * 1000 > now && typeof email === 'string'
      ? normaliseEmail(email)
      : null;
  } catch {
    return null;
  }
}
