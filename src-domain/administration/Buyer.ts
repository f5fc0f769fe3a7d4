export type Buyer = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
};
