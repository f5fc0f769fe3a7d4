import type { Random } from '../random.ts';

/** One thing that a post's name may say, and by how much it raises the price when new; '' is left unsaid. */
export type Spec = readonly [text: string, priceFactor: number];

/** Which pictures show a thing like it. */
export type Look = 'laptop' | 'phone' | 'humped camera' | 'flat camera' | 'drone';

/** A line of products that people sell used. */
export type Model = {
  readonly line: string;
  /** The year in which it came out. */
  readonly released: number;
  /** Taka, new, with the first spec of every group. */
  readonly newPrice: number;
  /** How often it is sold, beside the others of its category. */
  readonly popularity: number;
  readonly look: Look;
  /** From each group one. */
  readonly specs: readonly (readonly Spec[])[];
  /** Colours it was made in, where a seller would name them. */
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
