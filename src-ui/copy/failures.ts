import type { Failure } from '#domain/failures.ts';
import { catalogue } from './catalogue.ts';

const english = {
  offline: 'You are offline. Nothing of yours is lost: try again once you are connected.',
  timeout: 'The shop took too long to answer. Nothing of yours is lost: please try again.',
  cancelled: 'This was stopped before it was done. You can start it again.',
  sessionExpired: 'Your login has run out. Log in again to go on; nothing of yours is lost.',
  forbidden: 'Your account may not do this.',
  notFound: 'This is no longer in the shop.',
  malformed: 'The shop’s answer made no sense, so it is not shown. Please try again later.',
  unavailable: 'The shop could not be reached. Nothing of yours is lost: please try again in a moment.',
  loginRequired: 'Please log in first.',
  denied: 'Your account may not do this.',
  rulesBroken: 'Please look at the marked fields again.',
  wrongCredentials: 'Wrong email or password.',
  authUnknown: 'Logging in did not work. Please try again.',
  adminCannotBook: 'An administrator’s account cannot book products.',
  ownProduct: 'This is your own product, so you cannot book it.',
  alreadyBooked: 'You have booked this product already. You find it among your bookings.',
  imageOffline: 'You are offline, so the picture could not be sent. The form is kept: try again once you are connected.',
  imageTimeout: 'The picture took too long to send. The form is kept: please try again.',
  imageCancelled: 'The picture was not sent. The form is kept.',
  imageTooLarge: 'This picture is too large. Please choose a smaller one.',
  imageNotAnImage: 'This file is not a picture. Please choose a JPEG, PNG, WebP or GIF.',
  imageUnavailable: 'The picture could not be stored, so nothing was posted. The form is kept: please try again.',
  paymentUnreachable: 'The payment provider could not be reached. Trying again charges nothing: please do so in a moment.',
  paymentUnexpected: 'An unexpected error occurred.',
};

export type FailureTexts = typeof english;

export const failureTexts = catalogue(english, {
  ...english,
  wrongCredentials: 'Wrong email or Password!!',
  paymentUnreachable: english.paymentUnexpected,
});

/**
 * What happened, what is safe, what to do. A failure without words does not compile.
 * What a server or a provider said itself is shown as it said it, as text.
 */
export function failureText(failure: Failure, texts: FailureTexts): string {
  switch (failure.code) {
    case 'api/offline': return texts.offline;
    case 'api/timeout': return texts.timeout;
    case 'api/cancelled': return texts.cancelled;
    case 'api/session-expired': return texts.sessionExpired;
    case 'api/forbidden': return texts.forbidden;
    case 'api/not-found': return texts.notFound;
    case 'api/refused': return failure.message || texts.unavailable;
    case 'api/malformed': return texts.malformed;
    case 'api/unavailable': return texts.unavailable;
    case 'access/login-required': return texts.loginRequired;
    case 'access/denied': return texts.denied;
    case 'rules/broken': return texts.rulesBroken;
    case 'auth/wrong-credentials': return texts.wrongCredentials;
    case 'auth/email-in-use':
    case 'auth/weak-password':
    case 'auth/invalid-email':
    case 'auth/user-disabled':
    case 'auth/too-many-requests':
    case 'auth/popup-blocked':
    case 'auth/popup-closed':
    case 'auth/offline':
    case 'auth/unknown': return failure.message || texts.authUnknown;
    case 'booking/admin-cannot-book': return texts.adminCannotBook;
    case 'booking/own-product': return texts.ownProduct;
    case 'booking/already-booked': return texts.alreadyBooked;
    case 'image/offline': return texts.imageOffline;
    case 'image/timeout': return texts.imageTimeout;
    case 'image/cancelled': return texts.imageCancelled;
    case 'image/too-large': return texts.imageTooLarge;
    case 'image/not-an-image': return texts.imageNotAnImage;
    case 'image/refused': return failure.message || texts.imageUnavailable;
    case 'image/unavailable': return texts.imageUnavailable;
    case 'payment/card': return failure.message || texts.paymentUnexpected;
    case 'payment/unreachable': return texts.paymentUnreachable;
    case 'payment/unexpected': return texts.paymentUnexpected;
  }
}
