import { observer } from 'mobx-react-lite';
import { useFormat, useTexts } from '../../app/AppContext.ts';
import { keptTexts } from '../../copy/kept.ts';
import type { WishListViewModel } from './WishListViewModel.ts';

/** How many there are, and how many of them are gone. */
export const WishCount = observer(function WishCount({ viewModel }: { readonly viewModel: WishListViewModel }) {
  const texts = useTexts(keptTexts);
  const format = useFormat();
  const { wishes } = viewModel;
  const gone = viewModel.all.value === undefined ? 0 : wishes.filter(({ product }) => product === null).length;
  return (
    <div className="listing-state" role="status">
      <b>{texts.wishes(wishes.length, format.count(wishes.length))}</b>
      {gone > 0 && <span>{texts.gone(gone, format.count(gone))}</span>}
    </div>
  );
});
