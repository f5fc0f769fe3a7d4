import type { Failure } from '#domain/failures.ts';
import { catalogue } from './catalogue.ts';

export const failureTexts = catalogue('failures');

export type FailureTexts = (typeof failureTexts)['english'];

/**
 * Each text says what happened, what is safe and what to do. A failure without a text does not compile. A server's or provider's own
 * message is shown unchanged, as plain text.
 */
export function failureText(failure: Failure, texts: FailureTexts): string {
  switch (failure.code) {
    case 'api/offline':
    case 'auth/offline':
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
    case 'api/too-many-requests':
      return texts.tooManyRequests(failure.retryAfter);
    case 'api/unavailable':
      return failure.retryAfter === undefined ? texts.unavailable : texts.unavailableFor(failure.retryAfter);
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
    case 'product/earlier-version':
      return texts.earlierVersion;
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
    case 'booking/price-changed':
      return texts.priceChanged;
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
    case 'payment/unknown':
    case 'payment/unexpected':
      return texts.paymentUnexpected;
  }
}
