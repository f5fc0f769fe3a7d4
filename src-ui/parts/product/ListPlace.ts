import { createContext } from 'react';

/** A card's place in its list, for screen readers. */
export type ListPlace = {
  /** From 1. */
  readonly position: number;
  /** The products of the whole list; -1 if nobody knows exactly. */
  readonly size: number;
};

/** Null for a card that stands alone. */
export const ListPlaceContext = createContext<ListPlace | null>(null);
