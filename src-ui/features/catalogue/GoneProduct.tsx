import { useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { partsTexts } from '../../texts/parts.ts';
import { productTexts } from '../../texts/product.ts';
import { shoppingTexts } from '../../texts/shopping.ts';
import { AllProductsLink } from '../../parts/AllProductsLink.tsx';
import { Notice } from '../../kit/Notice.tsx';
import type { BookingAhead } from '../../parts/booking/BookingAhead.ts';
import { useBookingAddress } from '../../parts/booking/useBookingAddress.ts';
import { Price } from '../../parts/product/Price.tsx';
import type { ProductFacts } from '#domain/saved/SavedProduct.ts';

type GoneProductProps = {
  /** The facts saved on this device; null if it never saw the product. */
  readonly facts: ProductFacts | null;
  readonly hasSimilar: boolean;
  readonly ahead: BookingAhead;
};

export const GoneProduct = observer(function GoneProduct({ facts, hasSimilar, ahead }: GoneProductProps) {
  const texts = useTexts(productTexts);
  const { goneText } = useTexts(shoppingTexts);
  const { conditionNames } = useTexts(partsTexts);
  // A form that was open went with the product.
  const { productId: asked, close } = useBookingAddress(ahead);
  useEffect(() => {
    if (asked !== null) close();
  }, [asked, close]);
  return (
    <>
      <Notice tone="info" title={facts === null ? undefined : texts.goneTitle} actions={<AllProductsLink />}>
        {hasSimilar ? goneText : texts.goneUnknownText}
      </Notice>
      {facts !== null && (
        <div className="stack">
          <p className="form-note">{texts.goneFacts}</p>
          <Price price={facts.price} originalPrice={facts.originalPrice} />
          <p>{`${facts.categoryName} · ${conditionNames[facts.condition]}`}</p>
        </div>
      )}
    </>
  );
});
