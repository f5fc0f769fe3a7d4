import type { Condition, Product } from '#domain/catalogue/Product.ts';
import type { Formatter } from '../../texts/Formatter.ts';

/** Search engines and link previews show no more. In UTF-16 units. */
const longest = 200;

type Words = {
  readonly documentDescription: (condition: string, price: string, place: string) => string;
  readonly conditionNames: { readonly [C in Condition]: string };
};

/** A product in one line: its facts and the beginning of what the seller says, cut after a whole word. */
export function describeProduct(product: Product, words: Words, format: Formatter): string {
  const { condition, price, location, description } = product;
  const facts = words.documentDescription(words.conditionNames[condition], format.price(price), location);
  const whole = `${facts} ${description}`.replaceAll(/\s+/g, ' ').trim();
  if (whole.length <= longest) return whole;
  return `${whole.slice(0, whole.lastIndexOf(' ', longest - 1))}…`;
}
