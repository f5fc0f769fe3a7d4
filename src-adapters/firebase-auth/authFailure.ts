import type { AuthFailure } from '#domain/identity/AuthProvider.ts';
import { isDeviceOnline } from '../http/isDeviceOnline.ts';

/** Firebase's codes, without their 'auth/', for each failure that the shop distinguishes. */
const codes: { readonly [C in AuthFailure['code']]: readonly string[] } = {
  // The project's settings decide which of these Firebase answers.
  'auth/wrong-credentials': ['wrong-password', 'user-not-found', 'invalid-credential', 'invalid-login-credentials'],
  'auth/email-in-use': [
    'email-already-in-use',
    'credential-already-in-use',
    'account-exists-with-different-credential',
  ],
  'auth/weak-password': ['weak-password', 'password-does-not-meet-requirements', 'missing-password'],
  'auth/invalid-email': ['invalid-email', 'missing-email', 'invalid-recipient-email'],
  'auth/user-disabled': ['user-disabled'],
  'auth/too-many-requests': ['too-many-requests', 'quota-exceeded'],
  'auth/popup-blocked': ['popup-blocked', 'operation-not-supported-in-this-environment'],
  'auth/popup-closed': ['popup-closed-by-user', 'cancelled-popup-request', 'user-cancelled'],
  'auth/unreachable': ['network-request-failed', 'timeout'],
  'auth/offline': [],
  'auth/unknown': [],
};

/** Undefined if the error does not come from a sign-in provider: a defect. */
export function authFailure(error: unknown): AuthFailure | undefined {
  const firebaseCode = codeOf(error);
  if (firebaseCode === undefined || !(error instanceof Error)) return undefined;
  const name = firebaseCode.slice('auth/'.length);
  const code = (Object.keys(codes) as AuthFailure['code'][]).find((one) => codes[one].includes(name));
  if (code === 'auth/unreachable' && !isDeviceOnline()) return { code: 'auth/offline', message: '' };
  return { code: code ?? 'auth/unknown', message: sentence(error.message, firebaseCode) };
}

export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('auth/')
    ? error.code
    : undefined;
}

/** Extracts the sentence: 'Firebase: The email address is badly formatted. (auth/invalid-email).' → its middle. */
function sentence(message: string, code: string): string {
  return message
    .replace(/^Firebase: /, '')
    .replace(new RegExp(`\\s*\\(${code}\\)\\.?$`), '')
    .trim();
}
