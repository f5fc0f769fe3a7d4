import type { ProductCardVariant } from './ProductCard.tsx';
import './ProductCard.scss';

const lineClasses: { readonly [V in ProductCardVariant]: readonly string[] } = {
  grid: ['s1', 's2', 's3', 's4', 's5', 's6'],
  full: ['s1', 's2', 's3', 's4', 's5', 's6', 's7'],
  advertised: ['s1', 's2', 's3', 's4', 's7'],
};

/** Placeholder with a card's shape and height. */
export function ProductCardSkeleton({ variant = 'grid' }: { readonly variant?: ProductCardVariant | undefined }) {
  return (
    <div className={`product-card product-card--skeleton is-${variant}`} aria-hidden="true">
      <div className="product-card__media">
        <span className="skel" />
      </div>
      <div className="product-card__body">
        {lineClasses[variant].map((line) => (
          <span key={line} className={`skel ${line}`} />
        ))}
      </div>
    </div>
  );
}
