/** What whoever runs the shop may decide about it, apart from where its services are. */
export type Settings = {
  /** When the offer on Home ends, in milliseconds since 1970-01-01T00:00Z. */
  readonly offerEndsAt: number;
};
