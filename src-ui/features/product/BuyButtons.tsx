import type { RefObject } from 'react';
import { observer } from 'mobx-react-lite';
import type { Product } from '#domain/catalogue/Product.ts';
import { useApp, useTexts } from '../../app/AppContext.ts';
import { failureText, failureTexts } from '../../copy/failures.ts';
import { productTexts } from '../../copy/product.ts';
import { Icon } from '../../design/Icon.tsx';
import { Notice } from '../../design/Notice.tsx';
import { ComparisonLink } from '../kept/ComparisonLink.tsx';
import { CompareToggle } from '../kept/CompareToggle.tsx';
import { useProductBooking } from './useProductBooking.ts';

type BuyButtonsProps = {
  readonly product: Product;
  /** The main button, or what stands in its place. */
  readonly main: RefObject<HTMLDivElement | null>;
};

/** What one can do about a product: book it, come back to it, put it beside others. */
export const BuyButtons = observer(function BuyButtons({ product, main }: BuyButtonsProps) {
  const texts = useTexts(productTexts);
  const failures = useTexts(failureTexts);
  const { wishList } = useApp();
  const { refusal, open } = useProductBooking(product);
  return (
    <div className="product__cta">
      <div ref={main} className="d-grid">
        {refusal === null ? (
          <button type="button" className="btn btn-primary btn-lg" onClick={open}>{texts.book}</button>
        ) : (
          <Notice tone="info" title={failureText(refusal, failures)} />
        )}
      </div>
      <div className="btn-row">
        <button
          type="button"
          className="btn btn-quiet"
          aria-pressed={wishList.has(product.id)}
          onClick={() => wishList.toggle(product)}
        >
          <Icon name="heart" />
          {texts.wish}
        </button>
        <CompareToggle product={product} />
      </div>
      <ComparisonLink />
    </div>
  );
});
