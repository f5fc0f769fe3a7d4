/** Someone whom the sign-in provider knows. */
export type Account = {
  readonly email: string;
  readonly displayName: string;
  readonly photoURL: string | null;
};
