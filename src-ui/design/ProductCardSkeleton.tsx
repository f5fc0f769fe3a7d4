import type { ProductCardVariant } from './ProductCard.tsx';

const linesOf: { readonly [V in ProductCardVariant]: readonly string[] } = {
  grid: ['s1', 's2', 's3', 's4', 's5', 's6'],
  full: ['s1', 's2', 's3', 's4', 's5', 's6', 's7'],
  advertised: ['s1', 's2', 's3', 's4', 's7'],
};

/** The boxes of a card, in its shape and height, while the product is on its way. */
export function ProductCardSkeleton({ variant = 'grid' }: { readonly variant?: ProductCardVariant | undefined }) {
  return (
    <div className={`product-card product-card--skeleton is-${variant}`} aria-hidden="true">
      <div className="product-card__media">
        <span className="skel" />
      </div>
      <div className="product-card__body">
        {linesOf[variant].map((line) => (
          <span key={line} className={`skel ${line}`} />
        ))}
      </div>
    </div>
  );
}
