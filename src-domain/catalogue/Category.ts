export type Category = {
  readonly id: string;
  readonly categoryName: string;
  /** URL of a picture. */
  readonly img: string;
};
