import { foldText } from '../shared/foldText.ts';
import { banglaWords } from './banglaWords.ts';
import { spellingsOfCities, spellingsOfTowns } from './places.ts';
import { typoTest } from './typos.ts';

const common: ReadonlyMap<string, string> = new Map([
  ...Object.entries(banglaWords).flatMap(([latin, written]) => written.map((word) => [foldText(word), latin] as const)),
  ...spellingsOfCities,
]);
/** Small towns count only as a whole word, because many begin with a person's name: জামাল is not জামালপুর. */
const spellings: ReadonlyMap<string, string> = new Map([...spellingsOfTowns, ...common]);

/** Endings that Bangla adds to a name: ঢাকায়, ঢাকার, ল্যাপটপের, ফোনটি. */
const endings = ['গুলো', 'টির', 'টার', 'টি', 'টা', 'ের', 'তে', 'কে', 'য়', 'র', 'ে'].map((ending) => foldText(ending));

const bangla = /[\u0980-\u09ff]/;
const banglaRuns = /[\u0980-\u09ff]+/g;
/** Shorter beginnings could be any word. */
const minLetters = 4;

function exactly(word: string): string | undefined {
  const known = spellings.get(word);
  if (known !== undefined || !bangla.test(word)) return known;
  const ending = endings.find((one) => word.endsWith(one) && spellings.has(word.slice(0, -one.length)));
  return ending === undefined ? undefined : spellings.get(word.slice(0, -ending.length));
}

/** A folded word of a listing in the spelling of the index, whichever script it is written in. */
export function inLatin(word: string): string {
  return exactly(word) ?? word;
}

/** A folded text with every known Bangla word in the spelling of the index. */
export function textInLatin(text: string): string {
  return bangla.test(text) ? text.replace(banglaRuns, inLatin) : text;
}

/** The spelling of the index for a typed word, which may be unfinished or have one typo. */
export function askedInLatin(word: string): string {
  const known = exactly(word);
  if (known !== undefined || word.length < minLetters || !bangla.test(word)) return known ?? word;
  const all = [...common];
  const begun = all.find(([written]) => written.startsWith(word));
  if (begun !== undefined) return begun[1];
  // Composed, so that ো is one letter.
  const isTypo = typoTest(word.normalize('NFC'), false);
  return all.find(([written]) => isTypo(written.normalize('NFC')))?.[1] ?? word;
}
