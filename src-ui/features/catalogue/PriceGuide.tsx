import { observer } from 'mobx-react-lite';
import type { PriceGuidance } from '#domain/search/priceGuidance.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { partsTexts } from '../../texts/parts.ts';
import { productTexts } from '../../texts/product.ts';
import { PriceScale } from './PriceScale.tsx';

type PriceGuideProps = {
  readonly product: Product;
  readonly guidance: PriceGuidance;
};

/** Compares the price with the asking prices of similar products. */
export const PriceGuide = observer(function PriceGuide({ product, guidance }: PriceGuideProps) {
  const texts = useTexts(productTexts);
  const { conditionNames } = useTexts(partsTexts);
  const format = useFormat();
  const { lowest, highest, median, count, modelWords } = guidance;
  const verdict =
    product.price < lowest ? texts.guideBelow : product.price > highest ? texts.guideAbove : texts.guideAmong;
  const like = modelWords !== null && [
    product.categoryName,
    conditionNames[product.condition],
    ...(modelWords.length > 0 ? [`“${modelWords.join(' ')}”`] : []),
  ];
  return (
    <div className="guide">
      <p>
        <b>{verdict}</b>{' '}
        <span>
          {lowest === highest
            ? texts.guideSame(format.count(count), format.price(lowest))
            : texts.guide(format.count(count), format.amount(lowest), format.price(highest), format.price(median))}
        </span>
      </p>
      {lowest < highest && <PriceScale guidance={guidance} price={product.price} />}
      {like && <p className="form-note">{texts.guideLike(like.join(', '))}</p>}
    </div>
  );
});
