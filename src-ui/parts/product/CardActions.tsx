import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import type { Product } from '#domain/catalogue/Product.ts';
import { useTexts } from '../../context/AppContext.ts';
import { partsTexts } from '../../texts/parts.ts';
import { Icon } from '../../kit/Icon.tsx';
import './ProductCard.scss';

// The same elements for all cards, so that React need not compare them.
const cartIcon = <Icon name="shopping-cart-plus" />;
const detailsIcon = <Icon name="eye" />;
const wishIcon = <Icon name="heart" />;

type CardActionsProps = {
  readonly product: Pick<Product, 'productName'>;
  readonly detailsHref: string;
  readonly wished: boolean;
  readonly onWish: () => void;
  readonly onCart?: (() => void) | undefined;
};

/**
 * With a mouse, the heart is always visible and the others appear on hover or focus. On touch screens all are visible.
 */
export const CardActions = observer(function CardActions({
  product,
  detailsHref,
  wished,
  onWish,
  onCart,
}: CardActionsProps) {
  const texts = useTexts(partsTexts);
  const named = (action: string): { title: string; 'aria-label': string } => ({
    title: action,
    'aria-label': texts.actionOn(action, product.productName),
  });
  return (
    <div className="product-card__actions">
      {onCart !== undefined && (
        <button type="button" className="btn-icon btn-icon--float" onClick={onCart} {...named(texts.addToCart)}>
          {cartIcon}
        </button>
      )}
      <Link className="btn-icon btn-icon--float" href={detailsHref} {...named(texts.viewDetails)}>
        {detailsIcon}
      </Link>
      <button
        type="button"
        className="btn-icon btn-icon--float is-always-shown"
        aria-pressed={wished}
        onClick={onWish}
        {...named(texts.addToWishList)}
      >
        {wishIcon}
      </button>
    </div>
  );
});
