import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { isTaken } from '#domain/catalogue/isTaken.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { useTexts } from '../../context/AppContext.ts';
import { productHref } from '../../context/paths.ts';
import { partsTexts } from '../../texts/parts.ts';
import { shoppingTexts } from '../../texts/shopping.ts';
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
  const { actionOn, viewDetails } = useTexts(partsTexts);
  const isBookable = !isTaken(product);
  const action = isBookable ? texts.wantToBuy : viewDetails;
  return (
    <ShoppingCard
      {...card}
      product={product}
      variant="advertised"
      foot={
        <Link
          className={isBookable ? 'btn btn-soft' : 'btn btn-quiet'}
          href={isBookable ? bookHref(product) : productHref(product.id)}
          aria-label={actionOn(action, product.productName)}
        >
          {action}
        </Link>
      }
    />
  );
});
