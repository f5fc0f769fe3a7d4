import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { focusHeading } from '../../kit/focusHeading.ts';
import { savedTexts } from '../../texts/saved.ts';
import { CardRow } from '../../parts/product/CardRow.tsx';
import { SavedCard } from '../../parts/saved/SavedCard.tsx';
import type { WishListViewModel } from './WishListViewModel.ts';

/** Products viewed on this device. */
export const RecentRow = observer(function RecentRow({ viewModel }: { readonly viewModel: WishListViewModel }) {
  const texts = useTexts(savedTexts);
  const { recent, viewed, verified } = viewModel;
  if (recent.length === 0) return null;
  // The pressed button goes with what it removes.
  const focusAfter = (remove: () => void) => (): void => {
    focusHeading();
    remove();
  };
  return (
    <CardRow
      title={texts.recentlyViewed}
      side={
        <button type="button" className="btn btn-quiet btn-sm" onClick={focusAfter(() => viewed.clear())}>
          {texts.forgetViewed}
        </button>
      }
    >
      {recent.map((entry) => (
        <SavedCard
          key={entry.productId}
          entry={entry}
          verified={verified}
          onRemove={focusAfter(() => viewed.remove(entry.productId))}
        />
      ))}
    </CardRow>
  );
});
