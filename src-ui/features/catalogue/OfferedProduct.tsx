import type { ReactNode, RefObject } from 'react';
import { observer } from 'mobx-react-lite';
import type { PriceGuidance } from '#domain/search/priceGuidance.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import type { Alternatives } from '#domain/search/alternativesTo.ts';
import type { BookingAhead } from '../../parts/booking/BookingAhead.ts';
import { Price } from '../../parts/product/Price.tsx';
import { BuyButtons } from './BuyButtons.tsx';
import { ConditionScale } from './ConditionScale.tsx';
import { PriceGuide } from './PriceGuide.tsx';

type OfferedProductProps = {
  readonly product: Product;
  readonly ahead: BookingAhead;
  /** Null if too few products are similar. */
  readonly guidance: PriceGuidance | null;
  readonly alternatives: Alternatives | null;
  /** The main button. */
  readonly main: RefObject<HTMLDivElement | null>;
  /** The day of the price, where it may be old. */
  readonly asOf?: ReactNode;
};

/** A product on sale: its facts, price and actions. */
export const OfferedProduct = observer(function OfferedProduct({
  product,
  ahead,
  guidance,
  alternatives,
  main,
  asOf,
}: OfferedProductProps) {
  return (
    <>
      <div className="priced">
        <Price price={product.price} originalPrice={product.originalPrice} size="lg" />
        {asOf}
      </div>
      <ConditionScale condition={product.condition} />
      <BuyButtons product={product} ahead={ahead} alternatives={alternatives} main={main} />
      {guidance !== null && product.status !== 'sold' && <PriceGuide product={product} guidance={guidance} />}
    </>
  );
});
