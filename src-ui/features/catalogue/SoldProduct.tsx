import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import type { Product } from '#domain/catalogue/Product.ts';
import type { Alternatives } from '#domain/search/alternativesTo.ts';
import { useApp, useFormat, useTexts } from '../../context/AppContext.ts';
import { paths } from '../../context/paths.ts';
import { Notice } from '../../kit/Notice.tsx';
import { similarFeature } from '../../parts/search/similarFeature.ts';
import { availabilityTexts } from '../../texts/availability.ts';

type SoldProductProps = {
  readonly product: Product;
  /** Null if nothing else of the category is available. */
  readonly alternatives: Alternatives | null;
};

/** Shown instead of the booking: other available products. */
export const SoldProduct = observer(function SoldProduct({ product, alternatives }: SoldProductProps) {
  const texts = useTexts(availabilityTexts);
  const format = useFormat();
  const { similarHref } = useApp().make(similarFeature);
  return (
    <>
      <Notice tone="plain" icon="circle-check" title={texts.soldTitle}>
        {alternatives === null
          ? texts.soldText
          : `${texts.soldText} ${texts.othersAvailable(alternatives.count, format.count(alternatives.count), product.categoryName, format.price(alternatives.lowest))}`}
      </Notice>
      <Link className="btn btn-primary btn-lg" href={alternatives === null ? paths.allProducts : similarHref(product)}>
        {alternatives === null ? texts.seeAllProducts : texts.seeSimilarProducts}
      </Link>
    </>
  );
});
