import type { RefObject } from 'react';
import { observer } from 'mobx-react-lite';
import type { Product } from '#domain/catalogue/Product.ts';
import type { Alternatives } from '#domain/search/alternativesTo.ts';
import { useApp, useTexts } from '../../context/AppContext.ts';
import { failureText, failureTexts } from '../../texts/failures.ts';
import { productTexts } from '../../texts/product.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Spinner } from '../../kit/Spinner.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { BookButton } from '../../parts/booking/BookButton.tsx';
import type { BookingAhead } from '../../parts/booking/BookingAhead.ts';
import { ComparisonLink } from '../../parts/saved/ComparisonLink.tsx';
import { CompareToggle } from '../../parts/saved/CompareToggle.tsx';
import { useWishToggle } from '../../parts/saved/useWishToggle.ts';
import { ReservedProduct } from './ReservedProduct.tsx';
import { SoldProduct } from './SoldProduct.tsx';
import { useProductBooking } from './useProductBooking.ts';

type BuyButtonsProps = {
  readonly product: Product;
  readonly ahead: BookingAhead;
  readonly alternatives: Alternatives | null;
  /** The main button or its replacement. */
  readonly main: RefObject<HTMLDivElement | null>;
};

/** A product's actions: book, save, compare. */
export const BuyButtons = observer(function BuyButtons({ product, ahead, alternatives, main }: BuyButtonsProps) {
  const texts = useTexts(productTexts);
  const failures = useTexts(failureTexts);
  const { wishList } = useApp();
  const toggleWish = useWishToggle(product);
  const { refusal, isWaiting, open } = useProductBooking(product, ahead);
  const taken =
    refusal?.code === 'booking/reserved' ? (
      <ReservedProduct product={product} hasAlternatives={alternatives !== null} />
    ) : refusal?.code === 'booking/sold' ? (
      <SoldProduct product={product} alternatives={alternatives} />
    ) : null;
  if (taken !== null) {
    return (
      <div className="product__cta">
        {taken}
        <ComparisonLink />
      </div>
    );
  }
  return (
    <div className="product__cta">
      <div ref={main} className="d-grid">
        {refusal === null ? (
          <BookButton
            product={product}
            ahead={ahead}
            onBook={open}
            className="btn btn-primary btn-lg"
            aria-busy={isWaiting || undefined}
          >
            {isWaiting && <Spinner />}
            <span>{texts.book}</span>
          </BookButton>
        ) : (
          <Notice tone="info" title={failureText(refusal, failures)} />
        )}
      </div>
      <div className="btn-row">
        <button type="button" className="btn btn-quiet" aria-pressed={wishList.has(product.id)} onClick={toggleWish}>
          <Icon name="heart" />
          {texts.wish}
        </button>
        <CompareToggle product={product} />
      </div>
      <ComparisonLink />
    </div>
  );
});
