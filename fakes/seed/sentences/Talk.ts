import type { Condition } from '#domain/catalogue/Product.ts';

/** What is true of one used thing; every sentence about it says only this. */
export type Facts = {
  readonly condition: Condition;
  /** As the post gives it: '8 months', '2 years'. */
  readonly duration: string;
  /** Of what the battery held when new. */
  readonly batteryPercent: number;
  /** Hours of ordinary work on one charge, of a laptop. */
  readonly batteryHours: number;
  readonly shutterCount: string;
  readonly flightHours: number;
};

export type Sentence = string | ((facts: Facts) => string);

/** How sellers talk about one kind of thing. */
export type Talk = {
  readonly openings: readonly Sentence[];
  readonly wear: Readonly<Record<Condition, readonly Sentence[]>>;
  readonly power: readonly Sentence[];
  readonly box: readonly Sentence[];
};
