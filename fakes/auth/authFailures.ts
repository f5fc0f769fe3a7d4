import type { AuthFailure } from '#domain/identity/AuthProvider.ts';

/** Firebase's own sentences, as its adapter passes them on. */
const messages = {
  'auth/wrong-credentials': 'The supplied auth credential is incorrect, malformed or has expired.',
  'auth/email-in-use': 'The email address is already in use by another account.',
  'auth/weak-password': 'The password must be 6 characters long or more.',
  'auth/invalid-email': 'The email address is badly formatted.',
  'auth/user-disabled': 'The user account has been disabled by an administrator.',
  'auth/too-many-requests': 'We have blocked all requests from this device due to unusual activity. Try again later.',
  'auth/popup-blocked': 'Unable to establish a connection with the popup. It may have been blocked by the browser.',
  'auth/popup-closed': 'The popup has been closed by the user before finalizing the operation.',
  'auth/unreachable': 'A network AuthError (such as timeout, interrupted connection or unreachable host) has occurred.',
  'auth/offline': '',
  'auth/unknown': 'An internal AuthError has occurred.',
} as const satisfies Record<AuthFailure['code'], string>;

export function authFailure(code: AuthFailure['code']): AuthFailure {
  return { code, message: messages[code] };
}
