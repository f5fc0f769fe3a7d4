import { latinDigits } from './latinDigits.ts';
import { parsePrice } from './Money.ts';

/** Percentages and other currencies are not plain taka amounts. */
const otherAmount = /%|[$€£₹]|\b(usd|eur|gbp|inr)\b/i;
/** A number that a word multiplies is no plain amount, either. */
const multiplied =
  /\d[\s-]*((k|mn?|la(c|kh)s?|cr(ores?)?|ha[zj]ar|thousands?|millions?)\b|শত(?!ভাগ)|হাজার|লাখ|লক্ষ(?!্)|কোটি|মিলি)/i;
/**
 * Ambiguous numbers: two that may be one, one inside a word, a negative one, or one that starts with its decimal point.
 */
const unclear = /\d\s+\d|\d\p{L}+\d|[-+−]\s*[.\d]|(?:^|[^\d.,])\.\d/u;
const abbreviation = /(\p{L})\./gu;

/**
 * A row's price as databases store it: a number, or a text with a single number in it ('ProductPrice: 25500', 'Tk.
 * 25,000/-'). Undefined if the text has none, or several different ones.
 */
export function readPrice(price: string | number): number | undefined {
  if (typeof price === 'number') return parsePrice(price);
  if (price.length > 200) return undefined;
  const text = latinDigits(price).replace(abbreviation, '$1 ');
  if (otherAmount.test(text) || multiplied.test(text) || unclear.test(text) || /(?!\d)\p{N}/u.test(text))
    return undefined;
  const written = text.match(/\d[\d.,]*/g) ?? [];
  const [amount, ...others] = new Set(written.map((number) => parsePrice(number.replace(/[.,]$/, ''))));
  return others.length === 0 ? amount : undefined;
}
