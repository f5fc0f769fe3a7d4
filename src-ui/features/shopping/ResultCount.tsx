import { observer } from 'mobx-react-lite';
import { useFormat, useTexts } from '../../app/AppContext.ts';
import { shoppingTexts } from '../../copy/shopping.ts';
import type { ProductListViewModel } from './ProductListViewModel.ts';

/** How many there are; told to a reader as soon as it is known. It holds its line while it is not. */
export const ResultCount = observer(function ResultCount({ viewModel }: { readonly viewModel: ProductListViewModel }) {
  const texts = useTexts(shoppingTexts);
  const format = useFormat();
  const listing = viewModel.products.value;
  return (
    <div className="listing-state" role="status">
      {listing !== undefined && listing.items.length > 0 && (
        <b>{texts.products(listing.items.length, format.count(listing.items.length))}</b>
      )}
      {listing !== undefined && listing.dropped > 0 && (
        <span>{texts.leftOut(listing.dropped, format.count(listing.dropped))}</span>
      )}
    </div>
  );
});
