export const userTypes = ['buyer', 'seller'] as const;
export type UserType = (typeof userTypes)[number];

/** A user of the marketplace. */
export type User = {
  readonly name: string;
  readonly email: string;
  readonly type: UserType;
};
