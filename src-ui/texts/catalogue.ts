import type { Language } from './Language.ts';

/** The texts of one part of the product in every language. A missing text does not compile. */
export type Catalogue<Texts> = { readonly [L in Language]: Texts };

/** A text is a sentence, or a function that puts facts into one. */
type TextsOf<T> = { readonly [K in keyof T]: T[K] };

export function catalogue<T extends object>(english: T, original: TextsOf<T>): Catalogue<T> {
  return { english, original };
}
