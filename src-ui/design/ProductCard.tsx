import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import type { Product } from '#domain/catalogue/Product.ts';
import { useTexts } from '../app/AppContext.ts';
import { designTexts } from '../copy/design.ts';
import { ConditionBadge } from './ConditionBadge.tsx';
import { PriceLine } from './Price.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductPicture } from './ProductPicture.tsx';
import { SellerLine } from './SellerLine.tsx';

/**
 * 'grid': what one needs to choose. 'full': everything the seller said.
 * 'advertised': the product and its prices, without seller and place.
 */
export type ProductCardVariant = 'grid' | 'full' | 'advertised';

type ProductCardProps = {
  /** For links that lead to this card. */
  readonly id?: string | undefined;
  /** It is the one that a link led to. */
  readonly isMarked?: boolean | undefined;
  readonly product: Product;
  readonly variant?: ProductCardVariant | undefined;
  readonly verified?: boolean | undefined;
  /** Where the whole card leads. */
  readonly href?: string | undefined;
  /** Over the picture; see CardActions. */
  readonly actions?: ReactNode;
  /** Under the rest: 'Book Now', 'Want to Buy'. */
  readonly foot?: ReactNode;
  /** Kept on this device, but no longer in the shop. */
  readonly isGone?: boolean | undefined;
  readonly eager?: boolean | undefined;
  readonly heading?: 'h2' | 'h3' | undefined;
};

export const ProductCard = observer(function ProductCard(props: ProductCardProps) {
  const { product, variant = 'grid', verified = false, href, actions, foot, isGone = false, eager } = props;
  const { id, isMarked = false, heading: Heading = 'h3' } = props;
  const texts = useTexts(designTexts);
  const tag = isGone ? texts.gone : variant === 'advertised' ? texts.advertised : null;
  return (
    <article id={id} className={classOf(variant, isGone, isMarked)}>
      <div className="product-card__media">
        <ProductPicture src={product.image} eager={eager} />
        {tag !== null && <span className="tag">{tag}</span>}
        {actions}
      </div>
      <div className="product-card__body">
        <div className="product-card__top">
          <span>{product.categoryName}</span>
          <ConditionBadge condition={product.condition} />
        </div>
        <Heading className="product-card__name">
          {href === undefined ? product.productName : <Link href={href}>{product.productName}</Link>}
        </Heading>
        <PriceLine price={product.price} originalPrice={product.originalPrice} />
        {variant === 'grid' && (
          <p className="product-card__meta">
            <span>{product.location}</span>
            <span> · {texts.used(product.useDuration)}</span>
          </p>
        )}
        {variant === 'full' && <ProductFacts product={product} />}
        {variant !== 'advertised' && (
          <SellerLine
            name={product.sellerName}
            email={variant === 'full' ? product.sellerEmail : undefined}
            verified={verified}
          />
        )}
      </div>
      {foot !== undefined && <div className="product-card__foot">{foot}</div>}
    </article>
  );
});

function classOf(variant: ProductCardVariant, isGone: boolean, isMarked: boolean): string {
  const full = variant === 'full' ? ' product-card--full' : '';
  return `product-card${full}${isGone ? ' is-gone' : ''}${isMarked ? ' is-marked' : ''}`;
}
