import type { ProductCardVariant } from '../../design/ProductCard.tsx';
import { ProductCardSkeleton } from '../../design/ProductCardSkeleton.tsx';

const waiting = [1, 2, 3, 4, 5, 6];

export function GridSkeleton({ variant }: { readonly variant?: ProductCardVariant | undefined }) {
  return (
    <div className="product-grid">
      {waiting.map((one) => <ProductCardSkeleton key={one} variant={variant} />)}
    </div>
  );
}
