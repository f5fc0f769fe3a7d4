import { observer } from 'mobx-react-lite';
import type { Product } from '#domain/catalogue/Product.ts';
import { useTexts } from '../../app/AppContext.ts';
import { designTexts } from '../../copy/design.ts';
import { shoppingTexts } from '../../copy/shopping.ts';
import type { VerifiedSellers } from '../../state/VerifiedSellers.ts';
import { ShoppingCard } from './ShoppingCard.tsx';

type BookableCardProps = {
  readonly product: Product;
  readonly verified: VerifiedSellers;
  readonly isMarked: boolean;
  readonly eager: boolean;
  readonly onBook: (product: Product) => void;
};

/** Everything that the seller said, and the way to book it. */
export const BookableCard = observer(function BookableCard({ product, onBook, ...card }: BookableCardProps) {
  const texts = useTexts(shoppingTexts);
  const { actionOn } = useTexts(designTexts);
  return (
    <ShoppingCard
      {...card}
      product={product}
      variant="full"
      heading="h2"
      foot={
        <button
          type="button"
          className="btn btn-primary"
          aria-label={actionOn(texts.bookNow, product.productName)}
          onClick={() => onBook(product)}
        >
          {texts.bookNow}
        </button>
      }
    />
  );
});
