/** The owner's settings, apart from the addresses of the shop's services. */
export type Settings = {
  /** When the offer on Home ends, in milliseconds since 1970-01-01T00:00Z. */
  readonly offerEndsAt: number;
};
