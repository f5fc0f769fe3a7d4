import { foldText } from './foldText.ts';

/** The words of a typed text, folded like the texts in which they are looked for. */
export function foldedWords(text: string): readonly string[] {
  return foldText(text)
    .split(/\s+/)
    .filter((word) => word !== '');
}
