import { createContext, use } from 'react';

/** The kit's own texts, in the page's language. */
export type KitWords = {
  readonly close: string;
  readonly previous: string;
  readonly next: string;
  readonly pause: string;
  readonly play: string;
  readonly optional: string;
  readonly showPassword: string;
  readonly hidePassword: string;
  readonly breadcrumb: string;
  /** The name of an area that scrolls. */
  readonly scrollable: (label: string) => string;
  /** An item's position among others, counted from 1. */
  readonly position: (place: number, count: number) => string;
};

export const KitWordsContext = createContext<KitWords | null>(null);

export function useKitWords(): KitWords {
  const words = use(KitWordsContext);
  if (words === null) throw new Error('No words here.');
  return words;
}
