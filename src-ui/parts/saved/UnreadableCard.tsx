import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import type { ProductFacts } from '#domain/saved/SavedProduct.ts';
import { useTexts } from '../../context/AppContext.ts';
import { productHref } from '../../context/paths.ts';
import { failureTexts } from '../../texts/failures.ts';
import { productTexts } from '../../texts/product.ts';
import { Passage } from '../Passage.tsx';
import { ProductPicture } from '../product/ProductPicture.tsx';
import '../product/ProductCard.scss';

type UnreadableCardProps = {
  readonly productId: string;
  readonly facts: ProductFacts | null;
  readonly foot: ReactNode;
  readonly heading?: 'h2' | 'h3' | undefined;
};

/** A saved product that the marketplace has, but that cannot be read now. */
export const UnreadableCard = observer(function UnreadableCard(props: UnreadableCardProps) {
  const { productId, facts, foot, heading: Heading = 'h3' } = props;
  const texts = useTexts(productTexts);
  const { malformed } = useTexts(failureTexts);
  return (
    <article className="product-card">
      <div className="product-card__media">
        <ProductPicture src={facts?.image ?? ''} />
      </div>
      <div className="product-card__body">
        <Heading className="product-card__name">
          <Link href={productHref(productId)}>
            <Passage>{facts?.productName ?? texts.product}</Passage>
          </Link>
        </Heading>
        <p className="muted">{malformed}</p>
      </div>
      <div className="product-card__foot">{foot}</div>
    </article>
  );
});
