import { type ReactNode, memo, useMemo } from 'react';
import type { Product } from '#domain/catalogue/Product.ts';
import { ListPlaceContext } from '../../parts/product/ListPlace.ts';

/** A card that has the focus, with its product. */
export type FocusedCard = { readonly place: number; readonly productId: string | undefined };

type GridRowProps = {
  readonly row: number;
  /** Undefined on paper, where rows simply follow each other. */
  readonly top: number | undefined;
  readonly columns: number;
  /** In the list's order. */
  readonly products: readonly Product[];
  /** The products of the whole list; -1 if nobody knows exactly. */
  readonly size: number;
  readonly card: (product: Product, place: number) => ReactNode;
  readonly focused: FocusedCard | null;
  /** True for an invisible row, which must wait until the visible ones are painted. */
  readonly isHeld: boolean;
};

/**
 * A row of cards. When the list changes, a card shows another product, which is several times faster than creating a
 * card. A card with the focus is replaced instead, or Enter would act on a product that nobody chose.
 */
export const GridRow = memo(
  function GridRow({ row, top, columns, products, size, card, focused }: GridRowProps) {
    return (
      <div data-row={row} className="product-grid product-row" style={top === undefined ? {} : { top }}>
        {products.slice(row * columns, (row + 1) * columns).map((product, column) => {
          const place = row * columns + column;
          const isAnother = focused?.place === place && focused.productId !== product.id;
          return (
            <PlacedCard key={isAnother ? product.id : column} product={product} place={place} size={size} card={card} />
          );
        })}
      </div>
    );
  },
  (shown, next) => next.isHeld || areSame(shown, next),
);

type PlacedCardProps = Pick<GridRowProps, 'size' | 'card'> & { readonly product: Product; readonly place: number };

/** A product that stays where it is has only its place in the list drawn again. */
const PlacedCard = memo(function PlacedCard({ product, place, size, card }: PlacedCardProps) {
  const drawn = useMemo(() => card(product, place), [card, product, place]);
  const listPlace = useMemo(() => ({ position: place + 1, size }), [place, size]);
  return <ListPlaceContext value={listPlace}>{drawn}</ListPlaceContext>;
});

function areSame(one: GridRowProps, other: GridRowProps): boolean {
  return (
    one.top === other.top &&
    one.columns === other.columns &&
    haveSameProducts(one, other) &&
    one.size === other.size &&
    one.card === other.card &&
    one.focused === other.focused
  );
}

/** A row stays as it is while the list grows below it. */
function haveSameProducts(one: GridRowProps, other: GridRowProps): boolean {
  const first = one.row * one.columns;
  return (
    one.products === other.products ||
    Array.from({ length: one.columns }, (_, column) => first + column).every(
      (place) => one.products[place] === other.products[place],
    )
  );
}
