import type { ProductCardVariant } from './ProductCard.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';
import './ProductCard.scss';

type GridSkeletonProps = { readonly variant?: ProductCardVariant | undefined; readonly count?: number };

/** The place of cards that are being read. */
export function GridSkeleton({ variant, count = 6 }: GridSkeletonProps) {
  return (
    <div className="product-grid">
      {[...Array(count).keys()].map((one) => (
        <ProductCardSkeleton key={one} variant={variant} />
      ))}
    </div>
  );
}
