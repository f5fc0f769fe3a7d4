import type { Language } from './Language.ts';
import type { Groups, TextGroup, Texts } from './Texts.ts';

/** One file for the frame of each language, and one for each further group: nobody loads a language they don't read. */
const sources: { readonly [L in Language]: () => Promise<Groups> } = {
  english: async () => (await import('./english/english.ts')).english,
  bangla: async () => (await import('./bangla/bangla.ts')).bangla,
  original: async () => (await import('./original/original.ts')).original,
};

const loaded: { readonly [L in Language]: Partial<Texts> } = { english: {}, bangla: {}, original: {} };
const loadedGroups = new Set<string>();

/** The groups that this page uses. Whoever switches to a language needs the same. */
const used = new Set<TextGroup>(['frame']);

let current: Language = 'english';

/** A catalogue in a language whose group is loaded. */
export function textsOf<N extends keyof Texts>(language: Language, name: N): Texts[N] {
  const texts = loaded[language][name];
  if (texts === undefined) throw new Error(`No texts of ${name} in ${language}.`);
  return texts;
}

const isLoaded = (language: Language, group: TextGroup): boolean => loadedGroups.has(`${language} ${group}`);

async function load(language: Language, group: TextGroup): Promise<void> {
  if (isLoaded(language, group)) return;
  const source = await sources[language]();
  Object.assign(loaded[language], await source[group]());
  loadedGroups.add(`${language} ${group}`);
}

/** Loads a group in the language in use. The dashboard's pages also need the shop's. */
export async function loadTexts(group: TextGroup): Promise<void> {
  const needed: readonly TextGroup[] = group === 'desk' ? ['shop', 'desk'] : [group];
  for (const one of needed) used.add(one);
  await Promise.all(needed.map((one) => load(current, one)));
}

/** The frame's texts of a language that is not in use yet, to ask whether to use it. */
export function loadFrame(language: Language): Promise<void> {
  return load(language, 'frame');
}

/**
 * Loads every group that the page uses, those requested meanwhile too. Answers whether texts load in the language from
 * then on: not if another one is wanted by then.
 */
export async function loadLanguage(language: Language, isWanted = (): boolean => true): Promise<boolean> {
  const missing = [...used].filter((group) => !isLoaded(language, group));
  if (missing.length > 0) {
    await Promise.all(missing.map((group) => load(language, group)));
    return loadLanguage(language, isWanted);
  }
  if (!isWanted()) return false;
  current = language;
  return true;
}
