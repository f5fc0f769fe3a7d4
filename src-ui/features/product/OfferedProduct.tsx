import type { RefObject } from 'react';
import { observer } from 'mobx-react-lite';
import type { PriceGuidance } from '#domain/catalogue/finding/priceGuidance.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { Price } from '../../design/Price.tsx';
import { BuyButtons } from './BuyButtons.tsx';
import { ConditionScale } from './ConditionScale.tsx';
import { PriceGuide } from './PriceGuide.tsx';

type OfferedProductProps = {
  readonly product: Product;
  /** Null where too few are like it. */
  readonly guidance: PriceGuidance | null;
  /** The main button. */
  readonly main: RefObject<HTMLDivElement | null>;
};

/** What one needs to decide, and to do it. */
export const OfferedProduct = observer(function OfferedProduct({ product, guidance, main }: OfferedProductProps) {
  return (
    <>
      <Price price={product.price} originalPrice={product.originalPrice} size="lg" />
      <ConditionScale condition={product.condition} />
      <BuyButtons product={product} main={main} />
      {guidance !== null && <PriceGuide product={product} guidance={guidance} />}
    </>
  );
});
