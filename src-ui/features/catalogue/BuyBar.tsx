import { type RefObject, useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import type { Product } from '#domain/catalogue/Product.ts';
import { useTexts } from '../../context/AppContext.ts';
import { productTexts } from '../../texts/product.ts';
import { BookButton } from '../../parts/booking/BookButton.tsx';
import type { BookingAhead } from '../../parts/booking/BookingAhead.ts';
import { Price } from '../../parts/product/Price.tsx';
import { useProductBooking } from './useProductBooking.ts';
import { RootClass } from '../../kit/RootClass.tsx';

/** A jump over the whole window would go unnoticed, so everything below the window's top counts as inside. */
const fromTheTop = { rootMargin: '0px 0px 1000000px' };

type BuyBarProps = {
  readonly product: Product;
  readonly ahead: BookingAhead;
  readonly main: RefObject<HTMLElement | null>;
};

/** At the bottom of a small screen, once the main button has scrolled out at the top. */
export const BuyBar = observer(function BuyBar({ product, ahead, main }: BuyBarProps) {
  const texts = useTexts(productTexts);
  const { refusal, open } = useProductBooking(product, ahead);
  const [isPassed, setPassed] = useState(false);
  // A taken product has another element in the button's place.
  const isTaken = refusal !== null;

  useEffect(() => {
    const button = main.current;
    if (button === null) return;
    const watcher = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last !== undefined) setPassed(!last.isIntersecting && last.boundingClientRect.bottom < 0);
    }, fromTheTop);
    watcher.observe(button);
    return () => watcher.disconnect();
  }, [main, isTaken]);

  if (!isPassed || refusal !== null) return null;
  return (
    <div className="buy-bar">
      <RootClass className="has-buy-bar" />
      <Price price={product.price} originalPrice={product.originalPrice} />
      <BookButton product={product} ahead={ahead} onBook={open} className="btn btn-primary">
        {texts.bookShort}
      </BookButton>
    </div>
  );
});
