import { observer } from 'mobx-react-lite';
import type { Clock } from '#domain/shared/Clock.ts';
import { useTexts } from '../../context/AppContext.ts';
import { Icon } from '../../kit/Icon.tsx';
import { SimilarLink } from '../../parts/product/SimilarLink.tsx';
import { CompareToggle } from '../../parts/saved/CompareToggle.tsx';
import type { SavedEntry } from '../../parts/saved/SavedEntry.ts';
import { availabilityTexts } from '../../texts/availability.ts';
import { PriceMove } from './PriceMove.tsx';

type WishFootProps = { readonly entry: SavedEntry; readonly clock: Clock };

/** The news of a saved product, with a next step. */
export const WishFoot = observer(function WishFoot({ entry, clock }: WishFootProps) {
  const texts = useTexts(availabilityTexts);
  const { product, isAvailableAgain, priceChange } = entry;
  if (product === null) return null;
  return (
    <>
      {priceChange !== null && <PriceMove change={priceChange} clock={clock} />}
      {isAvailableAgain && <span className="badge-state badge-state--available">{texts.availableAgain}</span>}
      {product.status === 'reserved' && (
        <p className="form-note">
          <Icon name="clock" />
          <span>{texts.watched}</span>
        </p>
      )}
      {product.status === 'sold' ? <SimilarLink product={product} /> : <CompareToggle product={product} isNamed />}
    </>
  );
});
