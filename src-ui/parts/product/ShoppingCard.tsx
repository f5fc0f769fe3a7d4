import { type ReactNode, useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'wouter';
import { isTaken } from '#domain/catalogue/isTaken.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { useApp } from '../../context/AppContext.ts';
import { CardActions } from './CardActions.tsx';
import { ProductCard, type ProductCardVariant } from './ProductCard.tsx';
import type { VerifiedSellers } from '../../state/VerifiedSellers.ts';
import { bookHref, cardId } from './productLinks.ts';
import { productHref } from '../../context/paths.ts';

type ShoppingCardProps = {
  readonly product: Product;
  readonly verified: VerifiedSellers;
  readonly variant?: ProductCardVariant | undefined;
  readonly mark?: ReactNode;
  readonly foot?: ReactNode;
  readonly isMarked?: boolean | undefined;
  readonly eager?: boolean | undefined;
  readonly heading?: 'h2' | 'h3' | undefined;
};

/** A product on offer, with a shopper's actions. */
export const ShoppingCard = observer(function ShoppingCard({ product, verified, ...card }: ShoppingCardProps) {
  const { wishList } = useApp();
  const [, navigate] = useLocation();
  const { variant = 'grid' } = card;
  const namesSeller = variant !== 'advertised';

  useEffect(() => {
    if (namesSeller) verified.ask(product.sellerEmail);
  }, [verified, namesSeller, product.sellerEmail]);

  return (
    <ProductCard
      {...card}
      id={cardId(product.id)}
      product={product}
      verified={namesSeller && verified.has(product.sellerEmail)}
      href={productHref(product.id)}
      actions={
        <CardActions
          product={product}
          detailsHref={productHref(product.id)}
          wished={wishList.has(product.id)}
          onWish={() => wishList.toggle(product)}
          onCart={isTaken(product) ? undefined : () => navigate(bookHref(product))}
        />
      }
    />
  );
});
