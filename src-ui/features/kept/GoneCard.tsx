import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import type { Product } from '#domain/catalogue/Product.ts';
import { useTexts } from '../../app/AppContext.ts';
import { keptTexts } from '../../copy/kept.ts';
import { ProductCard } from '../../design/ProductCard.tsx';
import { ProductPicture } from '../../design/ProductPicture.tsx';
import type { ProductFacts } from '../../state/KeptProduct.ts';
import { detailsHref } from '../shopping/productLinks.ts';

/** What is not remembered; the card's shortest form shows none of it. */
const forgotten: Omit<Product, keyof ProductFacts> = {
  description: '', sellerName: '', sellerEmail: '', useDuration: '', postTime: '', postedAt: null,
  categoryId: '', location: '', phone: '', advertised: false,
};

type GoneCardProps = {
  readonly facts: ProductFacts | null;
  readonly foot: ReactNode;
  readonly heading?: 'h2' | 'h3' | undefined;
};

/** A product that is no longer offered, with as much of it as is remembered. */
export const GoneCard = observer(function GoneCard({ facts, foot, heading: Heading = 'h3' }: GoneCardProps) {
  const texts = useTexts(keptTexts);
  if (facts !== null) {
    return (
      <ProductCard variant="advertised" isGone product={{ ...forgotten, ...facts }} href={detailsHref(facts)} foot={foot} heading={Heading} />
    );
  }
  return (
    <article className="product-card is-gone">
      <div className="product-card__media"><ProductPicture src="" /></div>
      <div className="product-card__body">
        <Heading className="product-card__name">{texts.unknownGone}</Heading>
        <p className="product-card__meta">{texts.unknownGoneText}</p>
      </div>
      <div className="product-card__foot">{foot}</div>
    </article>
  );
});
