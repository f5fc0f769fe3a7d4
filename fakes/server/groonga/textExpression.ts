import type { Asked } from '#domain/search/textScores.ts';
import { quoted } from './Groonga.ts';
import { type WordColumn, wordColumns } from './schema.ts';

/** The worth of a word by the column in which it stands, as in the shop's own search. */
const worth: { readonly [C in WordColumn]: number } = {
  name: 64,
  categoryWords: 32,
  placeWords: 16,
  seller: 16,
  description: 8,
};
const outsideDescription = wordColumns.filter((column) => column !== 'description');

/** Groonga adds what each match is worth, so that a typo in the name must be worth less than a word in a description. */
const ofKnown = 4;
const ofTypo = 1 / 8;

/**
 * The expression that a typed text matches; each match adds to `_score`. Empty for a text without words, null if a word is like no word
 * of any product.
 */
export function textExpression(asked: readonly Asked[], words: readonly string[]): string | null {
  const parts = asked.map((one) => askedExpression(one, words));
  return parts.includes(null) ? null : parts.join(' && ');
}

/** By the rules of `scoreAsked`. */
function askedExpression(asked: Asked, words: readonly string[]): string | null {
  const { word, exact, beginnings, typos, typosOfBeginnings } = asked;
  const of = (ids: readonly number[]): string => ids.map((id) => quoted(words[id] ?? '')).join(' OR ');
  const isKnown = exact !== undefined || beginnings.length > 0;
  const meant = isKnown ? typos : [...typos, ...typosOfBeginnings];
  const parts = [
    ...(exact === undefined ? [] : [matching(wordColumns, ofKnown, quoted(word))]),
    ...(beginnings.length === 0 ? [] : [matching(wordColumns, ofKnown, `${word}*`)]),
    ...(meant.length === 0 ? [] : [matching(isKnown ? outsideDescription : wordColumns, ofTypo, of(meant))]),
  ];
  return parts.length === 0 ? null : `(${parts.join(' || ')})`;
}

function matching(columns: readonly WordColumn[], factor: number, query: string): string {
  const weighted = columns.map((column) => `${column} * ${worth[column] * factor}`).join(' || ');
  return `query(${quoted(weighted)}, ${quoted(query)})`;
}
