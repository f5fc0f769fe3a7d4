/** An account at the sign-in provider. */
export type Account = {
  readonly email: string;
  readonly displayName: string;
  readonly photoURL: string | null;
};
