import type { Failure } from '#domain/failures.ts';
import { catalogue } from './catalogue.ts';

const english = {
  offline: 'You’re offline. Nothing is lost: try again when you’re connected.',
  unreachable: 'The shop can’t be reached right now. Nothing is lost: please try again in a moment.',
  timeout: 'The shop took too long to answer. Nothing is lost: please try again.',
  cancelled: 'Stopped. You can start again.',
  sessionExpired: 'Your session has expired. Log in again to continue; nothing is lost.',
  forbidden: 'Your account isn’t allowed to do this.',
  unregistered: 'This shop doesn’t know this account yet. Create the account from the bar above, then try again.',
  notFound: 'This is no longer in the shop.',
  malformed: 'The shop sent an answer we couldn’t read. Please try again later.',
  unavailable: 'The shop isn’t working right now. Nothing is lost: please try again in a moment.',
  loginRequired: 'Please log in first.',
  denied: 'Your account isn’t allowed to do this.',
  rulesBroken: 'Please check the marked fields.',
  wrongCredentials: 'Wrong email or password.',
  authUnreachable: 'The sign-in service can’t be reached right now. Please try again in a moment.',
  authUnknown: 'We couldn’t log you in. Please try again.',
  adminCannotBook: 'Admin accounts can’t book products.',
  ownProduct: 'This is your own product, so you can’t book it.',
  alreadyBooked: 'You’ve already booked this product. See your bookings.',
  productReserved: 'This product is reserved. It may come back.',
  productSold: 'This product is sold.',
  movedOn: 'This deal has moved on meanwhile. See where it stands now.',
  alreadyReported: 'You’ve already reported this product.',
  imageOffline: 'You’re offline, so the picture wasn’t sent. Your form is saved: try again when you’re connected.',
  imageUnreachable:
    'We can’t upload pictures right now, so nothing was posted. Your form is saved: please try again in a moment.',
  imageTimeout: 'The picture took too long to upload. Your form is saved: please try again.',
  imageCancelled: 'The picture wasn’t sent. Your form is saved.',
  imageTooLarge: 'This picture is too large. Please choose a smaller one.',
  imageNotAnImage: 'This file is not a picture. Please choose a JPEG, PNG, WebP or GIF.',
  imageUnavailable: 'We couldn’t store the picture, so nothing was posted. Your form is saved: please try again.',
  paymentUnreachable:
    'We couldn’t reach the payment provider. Trying again charges nothing: please try again in a moment.',
  paymentTimeout: 'The payment provider hasn’t answered. Check the payment before you pay again.',
  paymentUnexpected: 'An unexpected error occurred.',
};

export type FailureTexts = typeof english;

export const failureTexts = catalogue(english, {
  ...english,
  wrongCredentials: 'Wrong email or Password!!',
  paymentUnreachable: english.paymentUnexpected,
});

/**
 * Each text says what happened, what is safe and what to do. A failure without a text does not compile. A server's or provider's own
 * message is shown unchanged, as plain text.
 */
export function failureText(failure: Failure, texts: FailureTexts): string {
  switch (failure.code) {
    case 'api/offline':
      return texts.offline;
    case 'api/unreachable':
      return texts.unreachable;
    case 'api/timeout':
      return texts.timeout;
    case 'api/cancelled':
      return texts.cancelled;
    case 'api/session-expired':
      return texts.sessionExpired;
    case 'api/forbidden':
      return texts.forbidden;
    case 'api/unregistered':
      return texts.unregistered;
    case 'api/not-found':
      return texts.notFound;
    case 'api/refused':
      return failure.message || texts.unavailable;
    case 'api/malformed':
      return texts.malformed;
    case 'api/unavailable':
      return texts.unavailable;
    case 'access/login-required':
      return texts.loginRequired;
    case 'access/denied':
      return texts.denied;
    case 'rules/broken':
      return texts.rulesBroken;
    case 'auth/wrong-credentials':
      return texts.wrongCredentials;
    case 'auth/email-in-use':
    case 'auth/weak-password':
    case 'auth/invalid-email':
    case 'auth/user-disabled':
    case 'auth/too-many-requests':
    case 'auth/popup-blocked':
    case 'auth/popup-closed':
      return failure.message || texts.authUnknown;
    case 'auth/unreachable':
      return failure.message || texts.authUnreachable;
    case 'auth/unknown':
      return failure.message || texts.authUnknown;
    case 'booking/admin-cannot-book':
      return texts.adminCannotBook;
    case 'booking/own-product':
      return texts.ownProduct;
    case 'booking/already-booked':
      return texts.alreadyBooked;
    case 'booking/reserved':
      return texts.productReserved;
    case 'booking/sold':
      return texts.productSold;
    case 'booking/moved-on':
      return texts.movedOn;
    case 'report/already-reported':
      return texts.alreadyReported;
    case 'image/offline':
      return texts.imageOffline;
    case 'image/unreachable':
      return texts.imageUnreachable;
    case 'image/timeout':
      return texts.imageTimeout;
    case 'image/cancelled':
      return texts.imageCancelled;
    case 'image/too-large':
      return texts.imageTooLarge;
    case 'image/not-an-image':
      return texts.imageNotAnImage;
    case 'image/refused':
      return failure.message || texts.imageUnavailable;
    case 'image/unavailable':
      return texts.imageUnavailable;
    case 'payment/card':
      return failure.message || texts.paymentUnexpected;
    case 'payment/unreachable':
      return texts.paymentUnreachable;
    case 'payment/timeout':
      return texts.paymentTimeout;
    case 'payment/unexpected':
      return texts.paymentUnexpected;
  }
}
