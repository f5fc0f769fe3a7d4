import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../app/AppContext.ts';
import { designTexts } from '../../copy/design.ts';
import { keptTexts } from '../../copy/kept.ts';
import type { VerifiedSellers } from '../../state/VerifiedSellers.ts';
import { ShoppingCard } from '../shopping/ShoppingCard.tsx';
import { GoneCard } from './GoneCard.tsx';
import type { KeptEntry } from './KeptEntry.ts';

type KeptCardProps = {
  readonly entry: KeptEntry;
  readonly verified: VerifiedSellers;
  readonly onRemove: () => void;
  /** Under the card of a product on offer. */
  readonly foot?: ReactNode;
  readonly heading?: 'h2' | 'h3' | undefined;
};

/** A kept product: as it is offered now, or as it is remembered, marked and with a way to let go of it. */
export const KeptCard = observer(function KeptCard({ entry, verified, onRemove, foot, heading }: KeptCardProps) {
  const texts = useTexts(keptTexts);
  const { actionOn } = useTexts(designTexts);
  const { product, facts } = entry;
  if (product !== null) return <ShoppingCard product={product} verified={verified} foot={foot} heading={heading} />;
  return (
    <GoneCard
      facts={facts}
      heading={heading}
      foot={
        <button
          type="button"
          className="btn btn-quiet"
          aria-label={actionOn(texts.remove, facts?.productName ?? texts.unknownGone)}
          onClick={onRemove}
        >
          {texts.remove}
        </button>
      }
    />
  );
});
