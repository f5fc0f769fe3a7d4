import { observer } from 'mobx-react-lite';
import type { Product } from '#domain/catalogue/Product.ts';
import { useApp, useTexts } from '../../context/AppContext.ts';
import { Icon } from '../../kit/Icon.tsx';
import { availabilityTexts } from '../../texts/availability.ts';
import { partsTexts } from '../../texts/parts.ts';
import { useWishToggle } from '../saved/useWishToggle.ts';

type WatchButtonProps = {
  readonly product: Product;
  /** True among other cards, where the button's name must include the product. */
  readonly isOnCard?: boolean | undefined;
};

/** Saves a reserved product to the wish list, which shows when it is available again. */
export const WatchButton = observer(function WatchButton({ product, isOnCard = false }: WatchButtonProps) {
  const texts = useTexts(availabilityTexts);
  const { actionOn } = useTexts(partsTexts);
  const { wishList } = useApp();
  const toggleWish = useWishToggle(product);
  return (
    <button
      type="button"
      className={isOnCard ? 'btn btn-soft' : 'btn btn-primary btn-lg'}
      aria-pressed={wishList.has(product.id)}
      aria-label={isOnCard ? actionOn(texts.watchShort, product.productName) : undefined}
      onClick={toggleWish}
    >
      <Icon name="heart" />
      <span>{isOnCard ? texts.watchShort : texts.watch}</span>
    </button>
  );
});
