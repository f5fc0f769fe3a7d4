import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import type { Product } from '#domain/catalogue/Product.ts';
import { useTexts } from '../../context/AppContext.ts';
import { savedTexts } from '../../texts/saved.ts';
import { ProductCard } from '../product/ProductCard.tsx';
import { ProductPicture } from '../product/ProductPicture.tsx';
import type { ProductFacts } from '#domain/saved/SavedProduct.ts';
import { productHref } from '../../context/paths.ts';
import '../product/ProductCard.scss';

/** Fills in for facts that are not saved; the card's shortest form shows none of them. */
const forgotten: Omit<Product, keyof ProductFacts> = {
  description: '',
  sellerName: '',
  sellerEmail: '',
  useDuration: '',
  postTime: '',
  postedAt: null,
  categoryId: '',
  location: '',
  phone: '',
  advertised: false,
};

type GoneCardProps = {
  readonly facts: ProductFacts | null;
  readonly foot: ReactNode;
  readonly heading?: 'h2' | 'h3' | undefined;
};

/** A product that is no longer on offer, with its saved facts. */
export const GoneCard = observer(function GoneCard({ facts, foot, heading: Heading = 'h3' }: GoneCardProps) {
  const texts = useTexts(savedTexts);
  if (facts !== null) {
    return (
      <ProductCard
        variant="advertised"
        isGone
        product={{ ...forgotten, ...facts }}
        href={productHref(facts.id)}
        foot={foot}
        heading={Heading}
      />
    );
  }
  return (
    <article className="product-card is-gone">
      <div className="product-card__media">
        <ProductPicture src="" />
      </div>
      <div className="product-card__body">
        <Heading className="product-card__name">{texts.unknownGone}</Heading>
        <p className="product-card__meta">{texts.unknownGoneText}</p>
      </div>
      <div className="product-card__foot">{foot}</div>
    </article>
  );
});
