import { lettersOf, mayBeAlike, typoTest } from './typos.ts';
import { type WordIndex, inCategory, inDescription, inName, inPlace, inSeller, placeBits } from './WordIndex.ts';
import { wordsAsked } from './words.ts';

/** The value of a match: an exact spelling counts most, then the field, then a whole word. */
const withoutTypo = 1024;
const wholeWord = 4;
const worthOfPlaces = Uint16Array.from({ length: 1 << placeBits }, (_, places) => {
  if (places & inName) return 64;
  if (places & inCategory) return 32;
  return places & (inPlace | inSeller) ? 16 : 8;
});
const everywhere = (1 << placeBits) - 1;

/** The words of a list, and what rules most of them out quickly. */
export type Vocabulary = {
  readonly words: readonly string[];
  readonly ids: ReadonlyMap<string, number>;
  /** `lettersOf` of each word. */
  readonly letters: ArrayLike<number>;
};

/** The indexed words that match a typed word. */
export type Asked = {
  readonly word: string;
  readonly exact: number | undefined;
  /** Words that start with it, because the person may still be typing. */
  readonly beginnings: readonly number[];
  /** Words that it may misspell. */
  readonly typos: readonly number[];
  /** Words whose beginning it may misspell. */
  readonly typosOfBeginnings: readonly number[];
};

function isKnown({ exact, beginnings }: Asked): boolean {
  return exact !== undefined || beginnings.length > 0;
}

function ask(index: Vocabulary, word: string, unfinished: boolean): Asked {
  const letters = lettersOf(word);
  const isTypo = typoTest(word, false);
  const isTypoOfBeginning = typoTest(word, true);
  const exact = index.ids.get(word);
  const beginnings: number[] = [];
  const typos: number[] = [];
  const typosOfBeginnings: number[] = [];
  for (let id = 0; id < index.words.length; id += 1) {
    if (!mayBeAlike(letters, index.letters[id] ?? 0) || id === exact) continue;
    const known = index.words[id] ?? '';
    if (unfinished && known.startsWith(word)) beginnings.push(id);
    else if (isTypo(known)) typos.push(id);
    else if (unfinished && isTypoOfBeginning(known)) typosOfBeginnings.push(id);
  }
  return { word, exact, beginnings, typos, typosOfBeginnings };
}

const nameAndNumber = /^(\p{L}{2,})(\d.*)$/u;

/** Every word must match, so the whole of a pasted page would take seconds and find nothing. */
const maxWords = 24;

/**
 * The first words of a text. Splits or joins those that are not in the index: 'iphone13' becomes 'iphone 13', 'think pad'
 * becomes 'thinkpad'.
 */
export function askAll(index: Vocabulary, text: string): readonly Asked[] {
  const words = [...wordsAsked(text)].slice(0, maxWords);
  const all: Asked[] = [];
  for (let place = 0; place < words.length; place += 1) {
    const word = words[place] ?? '';
    const unfinished = place === words.length - 1;
    const asked = ask(index, word, unfinished);
    const [, name, number] = nameAndNumber.exec(word) ?? [];
    if (
      !isKnown(asked) &&
      asked.typos.length + asked.typosOfBeginnings.length === 0 &&
      name !== undefined &&
      number !== undefined
    ) {
      all.push(ask(index, name, false), ask(index, number, unfinished));
      continue;
    }
    const next = words[place + 1];
    if (asked.exact === undefined && next !== undefined) {
      const together = ask(index, word + next, place + 2 === words.length);
      if (isKnown(together)) {
        all.push(together);
        place += 1;
        continue;
      }
    }
    all.push(asked);
  }
  return all;
}

function scoreWord(index: WordIndex, id: number, places: number, worth: number, scores: Uint32Array): void {
  const end = index.starts[id + 1] ?? 0;
  for (let place = index.starts[id] ?? 0; place < end; place += 1) {
    const posting = index.postings[place] ?? 0;
    const stands = posting & places;
    if (stands === 0) continue;
    const score = worth + (worthOfPlaces[stands] ?? 0);
    const position = posting >>> placeBits;
    if (score > (scores[position] ?? 0)) scores[position] = score;
  }
}

/**
 * A known word is rarely a typo: 'dell' does not mean the 'well' of a description, and 'sony' does not begin Sonadanga.
 * But 'Rahmat' may mean Rahman.
 */
function scoreAsked(index: WordIndex, asked: Asked, scores: Uint32Array): void {
  const known = isKnown(asked);
  const placesOfTypos = known ? everywhere & ~inDescription : everywhere;
  for (const id of asked.typos) scoreWord(index, id, placesOfTypos, wholeWord, scores);
  if (!known) for (const id of asked.typosOfBeginnings) scoreWord(index, id, everywhere, 0, scores);
  for (const id of asked.beginnings) scoreWord(index, id, everywhere, withoutTypo, scores);
  if (asked.exact !== undefined) scoreWord(index, asked.exact, everywhere, withoutTypo + wholeWord, scores);
}

/** The score of each product for a text, by position; 0 if a word is missing. Null if the text has no words. */
export function textScores(index: WordIndex, count: number, text: string): Uint32Array | null {
  const [first, ...others] = askAll(index, text);
  if (first === undefined) return null;
  const scores = new Uint32Array(count);
  scoreAsked(index, first, scores);
  const ofWord = others.length > 0 ? new Uint32Array(count) : scores;
  for (const asked of others) {
    ofWord.fill(0);
    scoreAsked(index, asked, ofWord);
    for (let position = 0; position < count; position += 1) {
      const score = ofWord[position] ?? 0;
      scores[position] = score === 0 || scores[position] === 0 ? 0 : score + (scores[position] ?? 0);
    }
  }
  return scores;
}
