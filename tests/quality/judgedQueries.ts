import type { Product } from '#domain/catalogue/Product.ts';
import { cityOf } from '#domain/search/cityOf.ts';
import { textInLatin } from '#domain/search/inLatin.ts';
import { foldText } from '#domain/shared/foldText.ts';

/** A product's grade for a query: 3 is the wanted one, 1 is near it, 0 is something else. */
export type Grade = 0 | 1 | 3;

export type JudgedQuery = {
  readonly kind: string;
  readonly text: string;
  readonly gradeOf: (product: Product) => Grade;
};

const perKind = 40;

/** A product's name in small Latin letters, whichever script it is written in. */
function nameOf({ productName }: Product): string {
  return textInLatin(foldText(productName));
}

/** The model line that the generator put first in the name. */
function lineOf(product: Product): string {
  const name = nameOf(product);
  return name.split(',')[0] ?? name;
}

function makeOf(line: string): string {
  return line.split(' ').slice(0, 2).join(' ');
}

function gradeByLine(line: string): JudgedQuery['gradeOf'] {
  return (product) => {
    const its = lineOf(product);
    if (its === line) return 3;
    return makeOf(its) === makeOf(line) ? 1 : 0;
  };
}

const isWord = (word: string): boolean => /^[A-Za-z]{5,}$/.test(word);

/** Two neighbours in the middle of the longest word change places. */
function withTypo(line: string): string | null {
  const words = line.split(' ');
  const longest = words.filter(isWord).toSorted((one, other) => other.length - one.length)[0];
  if (longest === undefined) return null;
  const middle = Math.floor(longest.length / 2);
  const [before, one, other] = [longest.slice(0, middle - 1), longest[middle - 1] ?? '', longest[middle] ?? ''];
  if (one === other) return null;
  return words
    .map((word) => (word === longest ? before + other + one + longest.slice(middle + 1) : word))
    .join(' ')
    .toLowerCase();
}

/** The last word is not finished. */
function halfWord(line: string): string | null {
  const words = line.split(' ');
  const last = words.at(-1) ?? '';
  return isWord(last) ? [...words.slice(0, -1), last.slice(0, 3)].join(' ').toLowerCase() : null;
}

function everyNth<T>(list: readonly T[], count: number): readonly T[] {
  const step = Math.max(1, list.length / count);
  return Array.from({ length: Math.min(count, list.length) }, (_, at) => list[Math.floor(at * step)]).flatMap(
    (one) => one ?? [],
  );
}

/** Queries as people type them, with what the generator knows of each product as the judge. */
export function judgedQueries(products: readonly Product[]): readonly JudgedQuery[] {
  const lines = [...new Set(products.map(lineOf))].toSorted();
  const ofLines = (kind: string, write: (line: string) => string | null): readonly JudgedQuery[] =>
    everyNth(
      lines.flatMap((line) => {
        const text = write(line);
        return text === null ? [] : [{ kind, text, gradeOf: gradeByLine(line) }];
      }),
      perKind,
    );
  const towns = [...new Set(products.map(({ location }) => cityOf(location)))];
  const pairs = [...new Set(products.map((one) => `${lineOf(one).split(' ')[0]} ${cityOf(one.location)}`))].toSorted();
  const sizes = [...new Set(products.flatMap((one) => sizeIn(one) ?? []))].toSorted();
  return [
    ...ofLines('model', (line) => line.toLowerCase()),
    ...ofLines('typo', withTypo),
    ...ofLines('half a word', halfWord),
    ...ofLines('another order', (line) => (line.includes(' ') ? line.split(' ').toReversed().join(' ') : null)),
    ...everyNth(pairs, perKind).map((text): JudgedQuery => {
      const make = text.split(' ')[0] ?? '';
      const town = towns.find((one) => text === `${make} ${one}`) ?? '';
      return {
        kind: 'make and place',
        text,
        gradeOf: (product) => (lineOf(product).split(' ')[0] === make && cityOf(product.location) === town ? 3 : 0),
      };
    }),
    ...everyNth(sizes, perKind).map((text): JudgedQuery => ({
      kind: 'make and size',
      text: text.toLowerCase(),
      gradeOf: (product) => (sizeIn(product) === text ? 3 : 0),
    })),
  ];
}

/** The make and the first size in the name: 'dell 16 gb'. */
function sizeIn(product: Product): string | null {
  const size = /, (?:.*, )?(\d+ gb)/.exec(nameOf(product))?.[1];
  return size === undefined ? null : `${lineOf(product).split(' ')[0]} ${size}`;
}

const shown = 10;

function gain(grades: readonly number[]): number {
  return grades.slice(0, shown).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
}

/** nDCG@10: 1 if no better ten could have been shown, in no better order. */
export function ndcg({ gradeOf }: JudgedQuery, found: readonly Product[], all: readonly Product[]): number {
  const ideal = gain(all.map(gradeOf).toSorted((one, other) => other - one));
  return ideal === 0 ? 1 : gain(found.map(gradeOf)) / ideal;
}
