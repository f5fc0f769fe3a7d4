export type Seller = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly verified: boolean;
};
