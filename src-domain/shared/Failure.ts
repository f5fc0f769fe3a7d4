import type { FieldCodes } from './rules.ts';

/** Why a call to the marketplace brought no answer that can be used. */
export type ApiFailure =
  | { readonly code: 'api/offline' }
  | { readonly code: 'api/timeout' }
  | { readonly code: 'api/cancelled' }
  | { readonly code: 'api/session-expired' }
  | { readonly code: 'api/forbidden' }
  | { readonly code: 'api/not-found' }
  /** The server understood and said no; `message` is its own word, in its own language. */
  | { readonly code: 'api/refused'; readonly message: string }
  | { readonly code: 'api/malformed' }
  | { readonly code: 'api/unavailable' };

/** The access table says no. */
export type AccessFailure = { readonly code: 'access/login-required' } | { readonly code: 'access/denied' };

/** Input that breaks the rules of its form: field → code. */
export type RulesFailure<Code extends string = string> = {
  readonly code: 'rules/broken';
  readonly fields: FieldCodes<Code>;
};
