import { ProductCardSkeleton } from '../../design/ProductCardSkeleton.tsx';

type CardSliderSkeletonProps = { readonly columns?: 3 | 4 | undefined };

/** A slider’s cards before they come, one more than are seen whole; those of four in a row are advertised ones. */
export function CardSliderSkeleton({ columns = 3 }: CardSliderSkeletonProps) {
  return (
    <div className={columns === 4 ? 'slider slider--4 slider--waiting' : 'slider slider--waiting'} aria-hidden="true">
      <div className="slider__track">
        {Array.from({ length: columns + 1 }, (_, card) => <ProductCardSkeleton key={card} variant={columns === 4 ? 'advertised' : 'grid'} />)}
      </div>
    </div>
  );
}
