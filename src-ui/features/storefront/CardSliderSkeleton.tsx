import { ProductCardSkeleton } from '../../parts/product/ProductCardSkeleton.tsx';
import '../../kit/Slider.scss';

type CardSliderSkeletonProps = { readonly columns?: 3 | 4 | undefined };

/** Placeholder for a slider's cards, one more than fit. Rows of four show advertised products. */
export function CardSliderSkeleton({ columns = 3 }: CardSliderSkeletonProps) {
  return (
    <div className={columns === 4 ? 'slider slider--4 slider--waiting' : 'slider slider--waiting'} aria-hidden="true">
      <div className="slider__track">
        {Array.from({ length: columns + 1 }, (_, card) => (
          <ProductCardSkeleton key={card} variant={columns === 4 ? 'advertised' : 'grid'} />
        ))}
      </div>
    </div>
  );
}
