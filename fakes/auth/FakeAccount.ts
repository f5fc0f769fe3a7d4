import type { Account } from '#domain/identity/Account.ts';

/** An account at the fake sign-in provider. One without a password was created by Google. */
export type FakeAccount = Account & {
  readonly password: string | null;
  readonly google: boolean;
  /** The provider has disabled the account. */
  readonly disabled?: boolean;
};
