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
  ['auth/email-already-in-use', 'auth/email-in-use'],
  ['auth/account-exists-with-different-credential', 'auth/email-in-use'],
  ['auth/weak-password', 'auth/weak-password'],
  ['auth/password-does-not-meet-requirements', 'auth/weak-password'],
  ['auth/missing-password', 'auth/weak-password'],
  ['auth/invalid-email', 'auth/invalid-email'],
  ['auth/missing-email', 'auth/invalid-email'],
  ['auth/user-disabled', 'auth/user-disabled'],
  ['auth/too-many-requests', 'auth/too-many-requests'],
  ['auth/popup-blocked', 'auth/popup-blocked'],
  ['auth/popup-closed-by-user', 'auth/popup-closed'],
  ['auth/cancelled-popup-request', 'auth/popup-closed'],
  ['auth/network-request-failed', 'auth/offline'],
  ['auth/operation-not-allowed', 'auth/unknown'],
  ['auth/a-code-of-tomorrow', 'auth/unknown'],
])('[S-AUTH-1] %s means %s', (code, meaning) => {
  expect(authFailure(firebaseError(code))?.code).toBe(meaning);
});

test.each([
  ['Firebase: The email address is badly formatted. (auth/invalid-email).', 'The email address is badly formatted.'],
  ['Firebase: Password should be at least 6 characters (auth/invalid-email).', 'Password should be at least 6 characters'],
])("%j is Firebase's envelope around the sentence that people are shown", (message, sentence) => {
  expect(authFailure(firebaseError('auth/invalid-email', message))?.message).toBe(sentence);
});

test('what no provider says is a defect, not a failure', () => {
  expect(authFailure(new TypeError('x is not a function'))).toBeUndefined();
});
