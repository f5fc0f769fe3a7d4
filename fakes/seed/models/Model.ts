import type { Random } from '../random.ts';

/** An option that a post's name may mention, with its surcharge on the new price; '' is not mentioned. */
export type Spec = readonly [text: string, priceFactor: number];

/** The pictures that fit the model. */
export type Look = 'laptop' | 'phone' | 'humped camera' | 'flat camera' | 'drone';

/** A model line that people sell used. */
export type Model = {
  readonly line: string;
  /** The year of its release. */
  readonly released: number;
  /** The new price in taka with the first option of each group. */
  readonly newPrice: number;
  /** How often it is sold, relative to others of its category. */
  readonly popularity: number;
  readonly look: Look;
  /** One option is drawn from each group. */
  readonly specs: readonly (readonly Spec[])[];
  /** The colours that sellers would name. */
  readonly colours: readonly string[];
};

export type Variant = { readonly name: string; readonly priceFactor: number };

export function drawVariant(model: Model, random: Random): Variant {
  let name = model.line;
  let priceFactor = 1;
  for (const group of model.specs) {
    const [text, factor] = random.pick(group);
    if (text !== '') name += `, ${text}`;
    priceFactor *= factor;
  }
  return { name, priceFactor };
}
