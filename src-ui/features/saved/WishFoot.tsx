import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { Icon } from '../../kit/Icon.tsx';
import { SimilarLink } from '../../parts/product/SimilarLink.tsx';
import { CompareToggle } from '../../parts/saved/CompareToggle.tsx';
import type { SavedEntry } from '../../parts/saved/SavedEntry.ts';
import { availabilityTexts } from '../../texts/availability.ts';

/** The availability of a saved product, with a next step. */
export const WishFoot = observer(function WishFoot({ entry }: { readonly entry: SavedEntry }) {
  const texts = useTexts(availabilityTexts);
  const { product, isAvailableAgain } = entry;
  if (product === null) return null;
  return (
    <>
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
