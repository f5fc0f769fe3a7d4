import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { partsTexts } from '../../texts/parts.ts';
import { productTexts } from '../../texts/product.ts';
import { savedTexts } from '../../texts/saved.ts';
import type { VerifiedSellers } from '../../state/VerifiedSellers.ts';
import { ShoppingCard } from '../product/ShoppingCard.tsx';
import { GoneCard } from './GoneCard.tsx';
import type { SavedEntry } from './SavedEntry.ts';
import { UnreadableCard } from './UnreadableCard.tsx';

type SavedCardProps = {
  readonly entry: SavedEntry;
  readonly verified: VerifiedSellers;
  readonly onRemove: () => void;
  /** Below the card of a product on offer. */
  readonly foot?: ReactNode;
  readonly heading?: 'h2' | 'h3' | undefined;
};

/** A saved product: the current offer, or the saved facts with what became of it and a way to remove it. */
export const SavedCard = observer(function SavedCard({ entry, verified, onRemove, foot, heading }: SavedCardProps) {
  const texts = useTexts(savedTexts);
  const words = useTexts(productTexts);
  const { actionOn } = useTexts(partsTexts);
  const { productId, product, facts, isUnreadable } = entry;
  if (product !== null) return <ShoppingCard product={product} verified={verified} foot={foot} heading={heading} />;
  const unnamed = isUnreadable ? words.product : texts.unknownGone;
  const removal = (
    <button
      type="button"
      className="btn btn-quiet"
      aria-label={actionOn(texts.remove, facts?.productName ?? unnamed)}
      onClick={onRemove}
    >
      {texts.remove}
    </button>
  );
  return isUnreadable ? (
    <UnreadableCard productId={productId} facts={facts} heading={heading} foot={removal} />
  ) : (
    <GoneCard facts={facts} heading={heading} foot={removal} />
  );
});
