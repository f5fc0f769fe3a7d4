/** A product that will come to the shop. */
export type UpcomingProduct = {
  readonly id: string;
  /** URL of a picture. */
  readonly img: string;
  readonly title: string;
  readonly description: string;
};
