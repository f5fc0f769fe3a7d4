import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import type { Product } from '#domain/catalogue/Product.ts';
import { useApp, useTexts } from '../../context/AppContext.ts';
import { availabilityTexts } from '../../texts/availability.ts';
import { partsTexts } from '../../texts/parts.ts';
import { similarFeature } from '../search/similarFeature.ts';

/** On a card: the way from a product that is taken to available ones like it. */
export const SimilarLink = observer(function SimilarLink({ product }: { readonly product: Product }) {
  const texts = useTexts(availabilityTexts);
  const { actionOn } = useTexts(partsTexts);
  const { similarHref } = useApp().make(similarFeature);
  return (
    <Link
      className="btn btn-soft"
      href={similarHref(product)}
      aria-label={actionOn(texts.seeSimilar, product.productName)}
    >
      {texts.seeSimilar}
    </Link>
  );
});
