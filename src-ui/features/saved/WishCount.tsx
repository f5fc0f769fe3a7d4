import { observer } from 'mobx-react-lite';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { availabilityTexts } from '../../texts/availability.ts';
import { savedTexts } from '../../texts/saved.ts';
import type { WishListViewModel } from './WishListViewModel.ts';

/** The numbers of saved, newly available and deleted products. */
export const WishCount = observer(function WishCount({ viewModel }: { readonly viewModel: WishListViewModel }) {
  const texts = useTexts(savedTexts);
  const { countAvailableAgain } = useTexts(availabilityTexts);
  const format = useFormat();
  const { wishes } = viewModel;
  const gone = viewModel.all.value === undefined ? 0 : wishes.filter(({ product }) => product === null).length;
  const again = wishes.filter(({ isAvailableAgain }) => isAvailableAgain).length;
  return (
    <div className="listing-state" role="status">
      <b>{texts.wishes(wishes.length, format.count(wishes.length))}</b>
      {again > 0 && <span>{countAvailableAgain(again, format.count(again))}</span>}
      {gone > 0 && <span>{texts.gone(gone, format.count(gone))}</span>}
    </div>
  );
});
