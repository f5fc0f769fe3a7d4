import { foldText } from '../shared/foldText.ts';
import { askedInLatin, inLatin } from './inLatin.ts';
import { eachToken, isDigit } from './tokens.ts';

/** Units for electronics. '16 GB' and '16gb' are one word. Other spellings of a unit follow it. */
const units = new Map([
  ...['kb', 'mb', 'gb', 'tb', 'mm', 'cm', 'inch', 'hz', 'khz', 'mhz', 'ghz', 'mp', 'mah', 'wh', 'w', 'fps'].map(
    (unit) => [unit, unit] as const,
  ),
  ['inches', 'inch'],
  ['watt', 'w'],
  ['watts', 'w'],
  ['megapixel', 'mp'],
  ['megapixels', 'mp'],
]);

const onlyNumber = /^\d+(?:\.\d+)?$/;
const numberAndUnit = /^(\d+)([\p{L}\p{M}]+)$/u;

/** Joins a unit with the number before it (`measure`): 16gb. */
type VisitWord = (word: string, hyphenBefore: boolean, measure?: string) => void;

function eachWord(text: string, spell: (word: string) => string, visit: VisitWord): void {
  let number: string | undefined;
  eachToken(foldText(text), (written, hyphenBefore) => {
    const token = spell(written);
    if (!isDigit(token, 0)) {
      const unit = number === undefined ? undefined : units.get(token);
      if (unit === undefined) visit(token, hyphenBefore);
      else visit(unit, hyphenBefore, `${number}${unit}`);
      number = undefined;
      return;
    }
    const [, amount = '', name = ''] = numberAndUnit.exec(token) ?? [];
    const unit = units.get(spell(name));
    number = undefined;
    if (unit === undefined) {
      const plain = token.replaceAll(',', '');
      if (onlyNumber.test(plain)) number = plain;
      visit(plain, hyphenBefore);
    } else {
      visit(amount, hyphenBefore);
      visit(unit, false, amount + unit);
    }
  });
}

const hasLetter = /\p{L}/u;

/**
 * Every word under which a text is found: '16 GB' as 16, gb and 16gb; 'X-A5' as x, a5 and xa5; '15.6 inch' also as
 * 15inch, because nobody says the decimals. Words may repeat.
 */
export function wordsToFind(text: string): readonly string[] {
  const found: string[] = [];
  let before = '';
  eachWord(text, inLatin, (word, hyphenBefore, measure) => {
    found.push(word);
    if (measure !== undefined) {
      found.push(measure);
      if (word === 'inch' && measure.includes('.')) found.push(measure.slice(0, measure.indexOf('.')) + word);
    } else if (hyphenBefore && hasLetter.test(before + word)) {
      found.push(before + word);
    }
    before = word;
  });
  return found;
}

/**
 * The words of a typed text in order, each once. A number and its unit are one word, so '16 GB' does not match '16 … 8
 * GB'.
 */
export function wordsAsked(text: string): readonly string[] {
  const asked: string[] = [];
  eachWord(text, askedInLatin, (word, _, measure) => {
    if (measure === undefined) asked.push(word);
    else asked[asked.length - 1] = measure;
  });
  return asked.filter((word, place) => !asked.includes(word, place + 1));
}
