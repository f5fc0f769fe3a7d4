import type { ProductCardVariant } from '../../parts/product/ProductCard.tsx';
import { ProductCardSkeleton } from '../../parts/product/ProductCardSkeleton.tsx';
import '../../parts/product/ProductCard.scss';

const waiting = [1, 2, 3, 4, 5, 6];

export function GridSkeleton({ variant }: { readonly variant?: ProductCardVariant | undefined }) {
  return (
    <div className="product-grid">
      {waiting.map((one) => (
        <ProductCardSkeleton key={one} variant={variant} />
      ))}
    </div>
  );
}
