import { type ReactNode, useId } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import type { Product } from '#domain/catalogue/Product.ts';
import { sellerNameOf } from '#domain/catalogue/sellerNameOf.ts';
import { useTexts } from '../../context/AppContext.ts';
import { usePassageLangs } from '../../context/usePassageLang.ts';
import { partsTexts } from '../../texts/parts.ts';
import { CardFrame } from './CardFrame.tsx';
import { ConditionBadge } from './ConditionBadge.tsx';
import { PictureTag } from './PictureTag.tsx';
import { PriceLine } from './Price.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductPicture } from './ProductPicture.tsx';
import { SellerLine } from './SellerLine.tsx';
import { passage } from '../Passage.tsx';
import './ProductCard.scss';

/**
 * 'grid': the facts needed to choose. 'full': everything the seller stated. 'advertised': the product and its prices,
 * without seller and place.
 */
export type ProductCardVariant = 'grid' | 'full' | 'advertised';

type ProductCardProps = {
  /** True for the card that a link led to. */
  readonly isMarked?: boolean | undefined;
  readonly product: Product;
  readonly variant?: ProductCardVariant | undefined;
  /** Beside the seller's name; see SellerBadge. */
  readonly badge?: ReactNode;
  /** The link of the whole card. */
  readonly href?: string | undefined;
  /** A further word on the picture. */
  readonly mark?: ReactNode;
  /** Over the picture; see CardActions. */
  readonly actions?: ReactNode;
  /** Below the rest: 'Book Now', 'Want to Buy'. */
  readonly foot?: ReactNode;
  /** Saved on this device, but no longer in the shop. */
  readonly isGone?: boolean | undefined;
  readonly eager?: boolean | undefined;
  readonly heading?: 'h2' | 'h3' | undefined;
};

export const ProductCard = observer(function ProductCard(props: ProductCardProps) {
  const { product, variant = 'grid', badge, href, actions, foot, isGone = false, eager } = props;
  const { mark, heading: Heading = 'h3' } = props;
  const nameId = useId();
  const texts = useTexts(partsTexts);
  const langOf = usePassageLangs();
  const hasPlace = product.location.trim() !== '';
  const tag = isGone ? texts.gone : variant === 'advertised' ? texts.advertised : null;
  return (
    <CardFrame nameId={nameId} className={classOf(props)}>
      <div className="product-card__media">
        <ProductPicture src={product.image} eager={eager} />
        <PictureTag status={product.status} otherwise={tag} />
        {mark}
        {actions}
      </div>
      <div className="product-card__body">
        <div className="product-card__top">
          <span>{passage(product.categoryName, langOf)}</span>
          <ConditionBadge condition={product.condition} />
        </div>
        <Heading id={nameId} className="product-card__name" lang={langOf(product.productName)}>
          {href === undefined ? product.productName : <Link href={href}>{product.productName}</Link>}
        </Heading>
        <PriceLine price={product.price} originalPrice={product.originalPrice} />
        {variant === 'grid' && (
          <p className="product-card__meta">
            {hasPlace && <span>{passage(product.location, langOf)}</span>}
            {product.useDuration.trim() !== '' && (
              <span>{`${hasPlace ? ' · ' : ''}${texts.used(texts.duration(product.useDuration))}`}</span>
            )}
          </p>
        )}
        {variant === 'full' && <ProductFacts product={product} />}
        {variant !== 'advertised' && (
          <SellerLine
            name={sellerNameOf(product)}
            langOf={langOf}
            email={variant === 'full' ? product.sellerEmail : undefined}
            badge={badge}
          />
        )}
      </div>
      {foot !== undefined && <div className="product-card__foot">{foot}</div>}
    </CardFrame>
  );
});

function classOf({ variant, isGone = false, isMarked = false, product: { status } }: ProductCardProps): string {
  const full = variant === 'full' ? ' product-card--full' : '';
  const over = isGone ? ' is-gone' : status === 'sold' ? ' is-sold' : '';
  return `product-card${full}${over}${isMarked ? ' is-marked' : ''}`;
}
