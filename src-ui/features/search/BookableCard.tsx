import { observer } from 'mobx-react-lite';
import { whyUnavailable } from '#domain/booking/bookingPolicy.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { useTexts } from '../../context/AppContext.ts';
import { partsTexts } from '../../texts/parts.ts';
import { shoppingTexts } from '../../texts/shopping.ts';
import { BookButton } from '../../parts/booking/BookButton.tsx';
import type { BookingAhead } from '../../parts/booking/BookingAhead.ts';
import type { VerifiedSellers } from '../../state/VerifiedSellers.ts';
import { SimilarLink } from '../../parts/product/SimilarLink.tsx';
import { WatchButton } from '../../parts/product/WatchButton.tsx';
import { ShoppingCard } from '../../parts/product/ShoppingCard.tsx';

type BookableCardProps = {
  readonly product: Product;
  readonly verified: VerifiedSellers;
  readonly isMarked: boolean;
  readonly eager: boolean;
  readonly ahead: BookingAhead;
  readonly onBook: (product: Product) => void;
};

/** Everything that the seller stated, with a button to book. */
export const BookableCard = observer(function BookableCard({ product, ahead, onBook, ...card }: BookableCardProps) {
  const texts = useTexts(shoppingTexts);
  const { actionOn } = useTexts(partsTexts);
  const unavailable = whyUnavailable(product);
  return (
    <ShoppingCard
      {...card}
      product={product}
      variant="full"
      heading="h2"
      foot={
        unavailable === null ? (
          <BookButton
            product={product}
            ahead={ahead}
            onBook={onBook}
            className="btn btn-primary"
            aria-label={actionOn(texts.bookNow, product.productName)}
          >
            {texts.bookNow}
          </BookButton>
        ) : unavailable.code === 'booking/reserved' ? (
          <WatchButton product={product} isOnCard />
        ) : (
          <SimilarLink product={product} />
        )
      }
    />
  );
});
