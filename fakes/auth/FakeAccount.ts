import type { Account } from '#domain/identity/Account.ts';

/** An account at the fake sign-in provider; one without a password was made by Google. */
export type FakeAccount = Account & {
  readonly password: string | null;
  readonly google: boolean;
  /** Shut out by the provider. */
  readonly disabled?: boolean;
};
