import { observer } from 'mobx-react-lite';
import { useTexts } from '../../app/AppContext.ts';
import { keptTexts } from '../../copy/kept.ts';
import { CardRow } from '../product/CardRow.tsx';
import { KeptCard } from './KeptCard.tsx';
import type { WishListViewModel } from './WishListViewModel.ts';

/** What was looked at on this device. */
export const RecentRow = observer(function RecentRow({ viewModel }: { readonly viewModel: WishListViewModel }) {
  const texts = useTexts(keptTexts);
  const { recent, viewed, verified } = viewModel;
  if (viewModel.all.value === undefined || recent.length === 0) return null;
  return (
    <CardRow
      title={texts.recentlyViewed}
      side={<button type="button" className="btn btn-quiet btn-sm" onClick={() => viewed.clear()}>{texts.forgetViewed}</button>}
    >
      {recent.map((entry) => (
        <KeptCard key={entry.productId} entry={entry} verified={verified} onRemove={() => viewed.drop(entry.productId)} />
      ))}
    </CardRow>
  );
});
