import type { Asked } from '#domain/search/textScores.ts';

const everywhere = '{name category place seller description}';
const outsideDescription = '{name category place seller}';

function quoted(word: string): string {
  return `"${word.replaceAll('"', '""')}"`;
}

function anyOf(columns: string, words: readonly string[]): string {
  return `(${columns} : (${words.map(quoted).join(' OR ')}))`;
}

/** The word itself, and every word that begins with it if it may be unfinished. */
function known({ word, beginnings }: Asked, columns: string): string {
  return `(${columns} : ${quoted(word)}${beginnings.length > 0 ? ' *' : ''})`;
}

export function isKnown({ exact, beginnings }: Asked): boolean {
  return exact !== undefined || beginnings.length > 0;
}

/** The match expression of a typed word by the rules of `scoreAsked`; null if nothing is like it. */
export function askedExpression(asked: Asked, words: readonly string[]): string | null {
  const of = (ids: readonly number[]): readonly string[] => ids.map((id) => words[id] ?? '');
  const typos = isKnown(asked) ? asked.typos : [...asked.typos, ...asked.typosOfBeginnings];
  const parts = [
    ...(isKnown(asked) ? [known(asked, everywhere)] : []),
    ...(typos.length === 0 ? [] : [anyOf(isKnown(asked) ? outsideDescription : everywhere, of(typos))]),
  ];
  if (parts.length === 0) return null;
  return parts.length === 1 ? (parts[0] ?? null) : `(${parts.join(' OR ')})`;
}

/** Facts of which one must hold. */
export function factExpression(facts: readonly string[]): string {
  return anyOf(
    'facts',
    facts.map((fact) => `=${fact}`),
  );
}

export type WordMatch = { readonly match: string; readonly worth: number };

const withoutTypo = 1024;
const wholeWord = 4;
const columns = [
  ['name', 64],
  ['category', 32],
  ['{place seller}', 16],
  ['description', 8],
] as const;

/** The matches of a typed word, best first, with their worth in the shop's own search. */
export function wordMatches(asked: Asked, words: readonly string[]): readonly WordMatch[] {
  const of = (ids: readonly number[]): readonly string[] => ids.map((id) => words[id] ?? '');
  const matches = columns.flatMap(([column, worth]) => [
    ...(asked.exact === undefined
      ? []
      : [{ match: `(${column} : ${quoted(asked.word)})`, worth: withoutTypo + wholeWord + worth }]),
    ...(asked.beginnings.length === 0 ? [] : [{ match: known(asked, column), worth: withoutTypo + worth }]),
    ...(asked.typos.length === 0 || (column === 'description' && isKnown(asked))
      ? []
      : [{ match: anyOf(column, of(asked.typos)), worth: wholeWord + worth }]),
    ...(asked.typosOfBeginnings.length === 0 || isKnown(asked)
      ? []
      : [{ match: anyOf(column, of(asked.typosOfBeginnings)), worth }]),
  ]);
  return matches.toSorted((one, other) => other.worth - one.worth);
}

/** Tiers of a list that is too long to score: each holds the one before, and the last holds every match. */
export function tiersOf(asked: readonly Asked[]): readonly string[] {
  if (!asked.every(isKnown)) return [''];
  const all = (columns: string): string => asked.map((one) => known(one, columns)).join(' AND ');
  const exact = asked.every((one) => one.exact !== undefined)
    ? [asked.map((one) => `(name : ${quoted(one.word)})`).join(' AND ')]
    : [];
  return [...exact, all('name'), all('{name category}'), all(outsideDescription), ''];
}
