import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { useTexts } from '../../context/AppContext.ts';
import { partsTexts } from '../../texts/parts.ts';
import { productTexts } from '../../texts/product.ts';
import { Notice } from '../../kit/Notice.tsx';
import { Price } from '../../parts/product/Price.tsx';
import type { ProductFacts } from '#domain/saved/SavedProduct.ts';
import { paths } from '../../context/paths.ts';

type GoneProductProps = {
  /** The facts saved on this device; null if it never saw the product. */
  readonly facts: ProductFacts | null;
  readonly hasSimilar: boolean;
};

export const GoneProduct = observer(function GoneProduct({ facts, hasSimilar }: GoneProductProps) {
  const texts = useTexts(productTexts);
  const { conditionNames } = useTexts(partsTexts);
  return (
    <>
      <Notice
        tone="info"
        title={texts.goneTitle}
        actions={
          <Link className="btn btn-primary" href={paths.allProducts}>
            {texts.seeAllProducts}
          </Link>
        }
      >
        {hasSimilar ? texts.goneText : texts.goneUnknownText}
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
