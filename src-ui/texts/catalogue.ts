import { type Language, languages } from './Language.ts';
import { textsOf } from './loadTexts.ts';
import type { Texts } from './Texts.ts';

/** The texts of one part of the product, by language. A language's texts can be read once its group is loaded. */
export type Catalogue<T> = { readonly [L in Language]: T };

/** `name` is the name of the export in each language's folder. */
export function catalogue<N extends keyof Texts>(name: N): Catalogue<Texts[N]> {
  const getters = languages.map((language) => [language, { get: () => textsOf(language, name) }] as const);
  return Object.defineProperties({}, Object.fromEntries(getters)) as Catalogue<Texts[N]>;
}
