import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import type { Product } from '#domain/catalogue/Product.ts';
import { useTexts } from '../../app/AppContext.ts';
import { designTexts } from '../../copy/design.ts';
import { shoppingTexts } from '../../copy/shopping.ts';
import type { VerifiedSellers } from '../../state/VerifiedSellers.ts';
import { bookHref } from './productLinks.ts';
import { ShoppingCard } from './ShoppingCard.tsx';

type AdvertisedCardProps = {
  readonly product: Product;
  readonly verified: VerifiedSellers;
  readonly eager?: boolean | undefined;
  readonly heading?: 'h2' | 'h3' | undefined;
};

export const AdvertisedCard = observer(function AdvertisedCard({ product, ...card }: AdvertisedCardProps) {
  const texts = useTexts(shoppingTexts);
  const { actionOn } = useTexts(designTexts);
  return (
    <ShoppingCard
      {...card}
      product={product}
      variant="advertised"
      foot={
        <Link className="btn btn-soft" href={bookHref(product)} aria-label={actionOn(texts.wantToBuy, product.productName)}>
          {texts.wantToBuy}
        </Link>
      }
    />
  );
});
