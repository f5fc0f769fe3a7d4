import type { Condition } from '#domain/catalogue/Product.ts';

/** The facts of one used device. Sentences about it state only these. */
export type Facts = {
  readonly condition: Condition;
  /** In the post's words: '8 months', '2 years'. */
  readonly duration: string;
  /** Share of the battery's original capacity. */
  readonly batteryPercent: number;
  /** A laptop's hours of ordinary work on one charge. */
  readonly batteryHours: number;
  readonly shutterCount: string;
  readonly flightHours: number;
};

export type Sentence = string | ((facts: Facts) => string);

/** Sellers' sentences about one kind of device. */
export type Talk = {
  readonly openings: readonly Sentence[];
  readonly wear: Readonly<Record<Condition, readonly Sentence[]>>;
  readonly power: readonly Sentence[];
  readonly box: readonly Sentence[];
};
