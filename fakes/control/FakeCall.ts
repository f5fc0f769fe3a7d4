import type { ImageFailure } from '#domain/selling/ImageHost.ts';
import type { AuthFailure } from '#domain/identity/AuthProvider.ts';
import type { PaymentFailure } from '#domain/payment/PaymentProvider.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { authFailure } from '../auth/authFailures.ts';

/** Every call that a fake answers, as `port.method`. */
export const fakeCalls = [
  'tokens.issue',
  'users.register',
  'users.isAdmin',
  'users.isSeller',
  'users.isVerified',
  'products.all',
  'products.advertised',
  'products.ofCategory',
  'products.ofSeller',
  'products.add',
  'products.advertise',
  'products.delete',
  'categories.list',
  'bookings.book',
  'bookings.ofBuyer',
  'bookings.byId',
  'bookings.delete',
  'paymentIntents.create',
  'sales.ofSeller',
  'sales.move',
  'paid.tell',
  'reports.report',
  'reports.list',
  'reports.delete',
  'search.find',
  'search.product',
  'search.similar',
  'search.prices',
  'sellers.list',
  'sellers.verify',
  'sellers.delete',
  'buyers.list',
  'buyers.delete',
  'upcomingProducts.list',
  'auth.current',
  'auth.signUp',
  'auth.updateProfile',
  'auth.signIn',
  'auth.signInWithGoogle',
  'auth.sendPasswordReset',
  'auth.signOut',
  'auth.idToken',
  'image.upload',
  'payment.open',
  'payment.retrieve',
  'payment.confirm',
] as const;

export type FakeCall = (typeof fakeCalls)[number];

export type FakeFailure = ApiFailure | AuthFailure | ImageFailure | PaymentFailure;

/** The failures of a call's port. */
export type FailureOf<C extends FakeCall> = C extends `auth.${string}`
  ? AuthFailure
  : C extends `image.${string}`
    ? ImageFailure
    : C extends `payment.${string}`
      ? PaymentFailure
      : ApiFailure;

type Family = 'api' | 'auth' | 'image' | 'payment';

function familyOf(call: FakeCall): Family {
  if (call.startsWith('auth.')) return 'auth';
  if (call.startsWith('image.')) return 'image';
  return call.startsWith('payment.') ? 'payment' : 'api';
}

export function canFailWith(call: FakeCall, failure: FakeFailure): boolean {
  // Asking who is signed in on this device needs no network call.
  if (call === 'auth.current') return false;
  return failure.code.startsWith(`${familyOf(call)}/`);
}

const offlineFailures = {
  api: { code: 'api/offline' },
  auth: authFailure('auth/offline'),
  image: { code: 'image/offline' },
  payment: { code: 'payment/unreachable' },
} satisfies Record<Family, FakeFailure>;

export function offlineFailure(call: FakeCall): FakeFailure {
  return offlineFailures[familyOf(call)];
}

export function cancelledFailure(call: FakeCall): FakeFailure {
  return familyOf(call) === 'image' ? { code: 'image/cancelled' } : { code: 'api/cancelled' };
}
