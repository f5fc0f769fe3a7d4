import { expect, test } from 'vitest';
import { authFailure } from '#adapters/firebase-auth/authFailure.ts';

/** An error as Firebase's SDK throws it. */
function firebaseError(code: string, message = `Firebase: Error (${code}).`): Error {
  return Object.assign(new Error(message), { name: 'FirebaseError', code });
}

test.each([
  ['auth/wrong-password', 'auth/wrong-credentials'],
  ['auth/user-not-found', 'auth/wrong-credentials'],
  ['auth/invalid-credential', 'auth/wrong-credentials'],
  ['auth/invalid-login-credentials', 'auth/wrong-credentials'],
  ['auth/email-already-in-use', 'auth/email-in-use'],
  ['auth/credential-already-in-use', 'auth/email-in-use'],
  ['auth/account-exists-with-different-credential', 'auth/email-in-use'],
  ['auth/weak-password', 'auth/weak-password'],
  ['auth/password-does-not-meet-requirements', 'auth/weak-password'],
  ['auth/missing-password', 'auth/weak-password'],
  ['auth/invalid-email', 'auth/invalid-email'],
  ['auth/missing-email', 'auth/invalid-email'],
  ['auth/invalid-recipient-email', 'auth/invalid-email'],
  ['auth/user-disabled', 'auth/user-disabled'],
  ['auth/too-many-requests', 'auth/too-many-requests'],
  ['auth/quota-exceeded', 'auth/too-many-requests'],
  ['auth/popup-blocked', 'auth/popup-blocked'],
  ['auth/operation-not-supported-in-this-environment', 'auth/popup-blocked'],
  ['auth/popup-closed-by-user', 'auth/popup-closed'],
  ['auth/cancelled-popup-request', 'auth/popup-closed'],
  ['auth/user-cancelled', 'auth/popup-closed'],
  ['auth/timeout', 'auth/unreachable'],
  ['auth/network-request-failed', 'auth/unreachable'],
  ['auth/operation-not-allowed', 'auth/unknown'],
  ['auth/a-code-of-tomorrow', 'auth/unknown'],
])('[S-AUTH-1] %s means %s', (code, meaning) => {
  expect(authFailure(firebaseError(code))?.code).toBe(meaning);
});

test.each([
  ['Firebase: The email address is badly formatted. (auth/invalid-email).', 'The email address is badly formatted.'],
  [
    'Firebase: Password should be at least 6 characters (auth/invalid-email).',
    'Password should be at least 6 characters',
  ],
  ['Firebase: Firebase: (auth/invalid-email) is what it says.', 'Firebase: (auth/invalid-email) is what it says.'],
  ['The provider says so. Firebase: yes.', 'The provider says so. Firebase: yes.'],
  ['  Too many tries   (auth/invalid-email)', 'Too many tries'],
])("%j is Firebase's wrapper around the sentence that people read", (message, sentence) => {
  expect(authFailure(firebaseError('auth/invalid-email', message))?.message).toBe(sentence);
});

test.each<[string, unknown]>([
  ['an error without a code', new TypeError('x is not a function')],
  ['an error with a number', Object.assign(new Error('No'), { code: 7 })],
  ['an error of somebody else', Object.assign(new Error('No'), { code: 'storage/unauthorized' })],
  ['what is no error', { code: 'auth/timeout', message: 'No' }],
  ['nothing', undefined],
])('%s is a defect, not a failure', (_what, error) => {
  expect(authFailure(error)).toBeUndefined();
});
