import type { FieldCodes } from './rules.ts';

/** Why a call to the marketplace brought no usable answer. */
export type ApiFailure =
  /** This device is offline. */
  | { readonly code: 'api/offline' }
  /**
   * This device is online but cannot reach the marketplace. `isNotKept`: the person has chosen to see what this device
   * keeps, and it keeps nothing of this.
   */
  | { readonly code: 'api/unreachable'; readonly isNotKept?: true }
  | { readonly code: 'api/timeout' }
  | { readonly code: 'api/cancelled' }
  | { readonly code: 'api/session-expired' }
  | { readonly code: 'api/forbidden' }
  /** The marketplace does not know the signed-in account. */
  | { readonly code: 'api/unregistered' }
  | { readonly code: 'api/not-found' }
  /** The server refused the request; `message` is its reason, in its own language. */
  | { readonly code: 'api/refused'; readonly message: string }
  | { readonly code: 'api/malformed' }
  /** The marketplace wants fewer calls. `retryAfter`: seconds to wait; null if it did not say. */
  | { readonly code: 'api/too-many-requests'; readonly retryAfter: number | null }
  /** The marketplace is not working. `retryAfter`: seconds until it may be, if it said so. */
  | { readonly code: 'api/unavailable'; readonly retryAfter?: number };

/** The access policy forbids it. */
export type AccessFailure = { readonly code: 'access/login-required' } | { readonly code: 'access/denied' };

/** The access policy forbids a call to the marketplace, or it brought no usable answer. */
export type CallFailure = ApiFailure | AccessFailure;

/** The input breaks the form's rules: field → code. */
export type RulesFailure<Code extends string = string> = {
  readonly code: 'rules/broken';
  readonly fields: FieldCodes<Code>;
};
