import { Fragment, type ReactNode, memo } from 'react';
import type { Product } from '#domain/catalogue/Product.ts';

/** A card that holds the keyboard's focus, and whose it is. */
export type FocusedCard = { readonly place: number; readonly productId: string | undefined };

type GridRowProps = {
  readonly row: number;
  /** Undefined where the rows follow each other on paper. */
  readonly top: number | undefined;
  readonly columns: number;
  readonly products: readonly Product[];
  readonly positions: Uint32Array;
  readonly card: (product: Product, place: number) => ReactNode;
  readonly focused: FocusedCard | null;
  /** Out of sight, and what is in sight is to be painted first. */
  readonly isHeld: boolean;
};

/**
 * A row of cards. With another list a card shows another product, which is several times quicker than another card
 * would be; but never the card that holds the focus, or Enter would answer for a product that nobody chose.
 */
export const GridRow = memo(function GridRow({ row, top, columns, products, positions, card, focused }: GridRowProps) {
  return (
    <div data-row={row} className="product-grid product-row" style={top === undefined ? {} : { top }}>
      {Array.from(positions.subarray(row * columns, (row + 1) * columns), (position, column) => {
        const product = products[position];
        if (product === undefined) return null;
        const place = row * columns + column;
        const isAnother = focused?.place === place && focused.productId !== product.id;
        return <Fragment key={isAnother ? product.id : column}>{card(product, place)}</Fragment>;
      })}
    </div>
  );
}, (shown, next) => next.isHeld || areSame(shown, next));

function areSame(one: GridRowProps, other: GridRowProps): boolean {
  return one.top === other.top && one.columns === other.columns && one.products === other.products
    && one.positions === other.positions && one.card === other.card && one.focused === other.focused;
}
