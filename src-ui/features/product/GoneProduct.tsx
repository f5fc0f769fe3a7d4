import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { useTexts } from '../../app/AppContext.ts';
import { designTexts } from '../../copy/design.ts';
import { productTexts } from '../../copy/product.ts';
import { Notice } from '../../design/Notice.tsx';
import { Price } from '../../design/Price.tsx';
import type { ProductFacts } from '../../state/KeptProduct.ts';

type GoneProductProps = {
  /** What this device remembers; null where it never saw the product. */
  readonly facts: ProductFacts | null;
  readonly hasSimilar: boolean;
};

export const GoneProduct = observer(function GoneProduct({ facts, hasSimilar }: GoneProductProps) {
  const texts = useTexts(productTexts);
  const { conditionNames } = useTexts(designTexts);
  return (
    <>
      <Notice
        tone="info"
        title={texts.goneTitle}
        actions={<Link className="btn btn-primary" href="/allproducts">{texts.seeAllProducts}</Link>}
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
