import type { english } from './english/english.ts';

/** Texts that load together, as English has them. A language that lacks a text does not compile. */
export type Groups = typeof english;
export type TextGroup = keyof Groups;

type GroupTexts = { readonly [G in TextGroup]: Awaited<ReturnType<Groups[G]>> };
/** Every catalogue by name. */
export type Texts = GroupTexts['frame'] & GroupTexts['shop'] & GroupTexts['desk'] & GroupTexts['blog'];
