import { observer } from 'mobx-react-lite';
import { useApp, useFormat, useTexts } from '../../context/AppContext.ts';
import { focusHeading } from '../../kit/focusHeading.ts';
import { availabilityTexts } from '../../texts/availability.ts';
import { savedTexts } from '../../texts/saved.ts';
import type { WishListViewModel } from './WishListViewModel.ts';

/** The numbers of saved, newly available and deleted products, and of changed prices. */
export const WishCount = observer(function WishCount({ viewModel }: { readonly viewModel: WishListViewModel }) {
  const texts = useTexts(savedTexts);
  const { countAvailableAgain } = useTexts(availabilityTexts);
  const format = useFormat();
  const { size } = useApp().wishList;
  const { wishes } = viewModel;
  const gone = wishes.filter(({ product, isUnreadable }) => product === null && !isUnreadable).length;
  const again = wishes.filter(({ isAvailableAgain }) => isAvailableAgain).length;
  const moved = viewModel.changedPrices.length;
  const markSeen = (): void => {
    viewModel.markPricesSeen();
    // The pressed button is gone.
    focusHeading();
  };
  return (
    <div className="listing-state">
      <div className="listing-state__count" role="status">
        <b>{texts.wishes(size, format.count(size))}</b>
        {again > 0 && <span>{countAvailableAgain(again, format.count(again))}</span>}
        {moved > 0 && <span>{texts.pricesChanged(moved, format.count(moved))}</span>}
        {gone > 0 && <span>{texts.gone(gone, format.count(gone))}</span>}
      </div>
      {moved > 0 && (
        <button type="button" className="btn btn-quiet btn-sm" onClick={markSeen}>
          {texts.markPricesSeen}
        </button>
      )}
    </div>
  );
});
