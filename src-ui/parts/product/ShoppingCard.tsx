import { type ReactNode, memo, useEffect } from 'react';
import type { Product } from '#domain/catalogue/Product.ts';
import { productHref } from '../../context/paths.ts';
import type { VerifiedSellers } from '../../state/VerifiedSellers.ts';
import { ProductCard, type ProductCardVariant } from './ProductCard.tsx';
import { SellerBadge } from './SellerBadge.tsx';
import { ShopperActions } from './ShopperActions.tsx';

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
export const ShoppingCard = memo(function ShoppingCard({ product, verified, ...card }: ShoppingCardProps) {
  const { variant = 'grid' } = card;
  const { sellerEmail } = product;
  const namesSeller = variant !== 'advertised';

  useEffect(() => (namesSeller ? verified.ask(sellerEmail) : undefined), [verified, namesSeller, sellerEmail]);

  return (
    <ProductCard
      {...card}
      product={product}
      badge={namesSeller ? <SellerBadge sellerEmail={sellerEmail} verified={verified} /> : undefined}
      href={productHref(product.id)}
      actions={<ShopperActions product={product} />}
    />
  );
});
