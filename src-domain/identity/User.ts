export const userTypes = ['buyer', 'seller'] as const;
export type UserType = (typeof userTypes)[number];

/** Someone whom the marketplace knows. */
export type User = {
  readonly name: string;
  readonly email: string;
  readonly type: UserType;
};
