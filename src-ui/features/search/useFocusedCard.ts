import { type FocusEvent, type RefObject, useLayoutEffect, useState } from 'react';
import type { Product } from '#domain/catalogue/Product.ts';
import { productHref } from '../../context/paths.ts';
import { cardLink } from './focusCard.ts';
import type { FocusedCard } from './GridRow.tsx';

type FocusedCards = {
  readonly focused: FocusedCard | null;
  /** For the grid. */
  readonly follow: { readonly onFocus: (event: FocusEvent<HTMLElement>) => void; readonly onBlur: () => void };
};

/**
 * Follows the focus in a grid. A card whose place is another product's is replaced (GridRow): the card of its product takes
 * the focus then, or else the card that has come to its place.
 */
export function useFocusedCard(
  grid: RefObject<HTMLElement | null>,
  products: readonly Product[],
  columns: number,
): FocusedCards {
  const [focused, setFocused] = useState<FocusedCard | null>(null);

  useLayoutEffect(() => {
    if (focused === null || document.activeElement !== document.body) return;
    const { place, productId } = focused;
    const link = [productId, products[Math.min(place, products.length - 1)]?.id]
      .flatMap((id) =>
        id === undefined ? [] : (grid.current?.querySelector(`${cardLink}[href="${productHref(id)}"]`) ?? []),
      )
      .find((one) => one instanceof HTMLElement);
    link?.focus({ preventScroll: true });
  }, [grid, products, focused]);

  const onFocus = ({ target }: FocusEvent<HTMLElement>): void => {
    const row = target.closest<HTMLElement>('[data-row]');
    if (row === null) return setFocused(null);
    const column = Array.from(row.children).findIndex((one) => one.contains(target));
    const place = Number(row.dataset['row']) * columns + Math.max(0, column);
    setFocused({ place, productId: products[place]?.id });
  };
  return { focused, follow: { onFocus, onBlur: () => setFocused(null) } };
}
