import { observer } from 'mobx-react-lite';
import { useLocation } from 'wouter';
import { isTaken } from '#domain/catalogue/isTaken.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { useApp } from '../../context/AppContext.ts';
import { productHref } from '../../context/paths.ts';
import { useWishToggle } from '../saved/useWishToggle.ts';
import { CardActions } from './CardActions.tsx';
import { bookHref } from './productLinks.ts';

/** A shopper's buttons for a product on a card. Follows the wish list, so that the card need not. */
export const ShopperActions = observer(function ShopperActions({ product }: { readonly product: Product }) {
  const { wishList } = useApp();
  const toggleWish = useWishToggle(product);
  const [, navigate] = useLocation();
  return (
    <CardActions
      product={product}
      detailsHref={productHref(product.id)}
      wished={wishList.has(product.id)}
      onWish={toggleWish}
      onCart={isTaken(product) ? undefined : () => navigate(bookHref(product))}
    />
  );
});
