import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lettersOf, mayBeAlike, typoTest } from '#domain/search/typos.ts';
import { runs } from '../../builders/runs.ts';

const isDigit = (letter: string | undefined) => /\d/.test(letter ?? '');
const places = (text: string) => Array.from({ length: text.length }, (_, place) => place);

/** Every way to get one letter of a word wrong. Digits are never mistyped. */
function slipsOf(word: string): ReadonlySet<string> {
  const cut = (place: number, by: number) => [word.slice(0, place), word.slice(place + by)] as const;
  const slips = new Set<string>();
  for (const place of places(`${word}.`)) {
    const [begin, rest] = cut(place, 0);
    for (const letter of 'abc') slips.add(begin + letter + rest);
  }
  for (const place of places(word)) {
    if (isDigit(word[place])) continue;
    const [begin, rest] = cut(place, 1);
    slips.add(begin + rest);
    for (const letter of 'abc') slips.add(begin + letter + rest);
    const [start, end] = cut(place, 2);
    const [one, next] = [word[place], word[place + 1]];
    if (next !== undefined && !isDigit(next)) slips.add(start + next + one + end);
  }
  slips.delete(word);
  return slips;
}

const beginnings = (word: string) => places(`${word}.`).map((end) => word.slice(0, end));

/** An extra last letter is ambiguous while the word may go on. */
function isSlipOfBeginning(typed: string, word: string): boolean {
  if (word.startsWith(typed)) return false;
  return beginnings(word).some(
    (begin) => slipsOf(begin).has(typed) && (begin !== typed.slice(0, -1) || begin === word),
  );
}

const typing = fc.string({ unit: fc.constantFrom('a', 'a', 'b', 'b', 'c', '1'), minLength: 3, maxLength: 7 });
/** A word and a near miss of it. */
const pair = typing.chain((word) =>
  fc.tuple(
    fc.constant(word),
    fc.oneof(
      typing,
      fc.constantFrom(...[...slipsOf(word)].flatMap((slip) => [slip, slip.slice(0, 4), slip.slice(0, 5)])),
    ),
  ),
);

const lettersIn = (typed: string) => typed.replaceAll('1', '').length;

describe('[G-SEARCH-1] a typed word', () => {
  it('is a typo of a word of four letters or more if one letter is wrong, missing, extra or swapped', () => {
    fc.assert(
      fc.property(pair, ([word, typed]) => {
        fc.pre(lettersIn(typed) >= 4);
        expect(typoTest(typed, false)(word)).toBe(slipsOf(word).has(typed));
      }),
      { ...runs, numRuns: 250 },
    );
  });

  it('may be a typo of a word’s beginning', () => {
    fc.assert(
      fc.property(pair, ([word, typed]) => {
        fc.pre(lettersIn(typed) >= 4);
        expect(typoTest(typed, true)(word)).toBe(isSlipOfBeginning(typed, word));
      }),
      { ...runs, numRuns: 250 },
    );
  });

  it.each([
    ['abc', 'abcd', true],
    ['acd', 'abcd', true],
    ['bcd', 'abcd', true],
    ['abc', 'abcde', false],
    ['abd', 'abcde', false],
    ['abx', 'abc', false],
    ['abcd', 'abc', true],
    ['ab', 'abc', false],
    ['ab1', 'abc1', false],
    ['abc1', 'abcd1', false],
    ['abc', 'abc1', false],
  ])('of three letters may only lack one of four: %j for %j', (typed, word, isSlip) => {
    expect(typoTest(typed, false)(word)).toBe(isSlip);
  });

  it('of three letters is no typo while it is being typed', () => {
    expect(typoTest('acd', true)('abcd')).toBe(false);
  });

  it('counts the letters of any script, and their marks', () => {
    expect(typoTest('ঢাকা', false)('ঢাক')).toBe(true);
    expect(typoTest('hån1', false)('hå1')).toBe(false);
  });
});

describe('the letters of a word', () => {
  it('distinguish a to z', () => {
    const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];
    expect(new Set(alphabet.map(lettersOf)).size).toBe(26);
    for (const letter of alphabet) expect(mayBeAlike(lettersOf(letter), lettersOf('0123456789ঢাকা'))).toBe(true);
    expect(lettersOf('zaza')).toBe(lettersOf('az'));
    expect(lettersOf('az0') & lettersOf('az')).toBe(lettersOf('az'));
    expect(lettersOf('az0')).toBeGreaterThan(lettersOf('az'));
    expect(lettersOf('5')).toBeGreaterThan(0);
  });

  it('exclude words that lack two of them, and none that lacks one', () => {
    expect(mayBeAlike(lettersOf('abc'), lettersOf('a'))).toBe(false);
    expect(mayBeAlike(lettersOf('ab'), lettersOf('a'))).toBe(true);
    expect(mayBeAlike(lettersOf('a'), lettersOf('abc'))).toBe(true);
    expect(mayBeAlike(lettersOf('zy'), lettersOf(''))).toBe(false);
  });

  it('never exclude a typo', () => {
    fc.assert(
      fc.property(pair, ([word, typed]) => {
        fc.pre(slipsOf(word).has(typed));
        expect(mayBeAlike(lettersOf(typed), lettersOf(word))).toBe(true);
      }),
      { ...runs, numRuns: 100 },
    );
  });
});
