import { observer } from 'mobx-react-lite';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { SearchInput } from '../../kit/SearchInput.tsx';
import { DeskCount } from '../../parts/desk/DeskCount.tsx';
import { DeskTools } from '../../parts/desk/DeskTools.tsx';
import { SortSelect } from '../../parts/desk/SortSelect.tsx';
import { administrationTexts } from '../../texts/administration.ts';
import type { BuyersViewModel } from './BuyersViewModel.ts';
import { orderChoices } from './orderChoices.ts';

/** Search and order of the buyers, and how many the table shows. */
export const BuyersTools = observer(function BuyersTools({ buyers }: { readonly buyers: BuyersViewModel }) {
  const texts = useTexts(administrationTexts);
  const format = useFormat();
  const { view } = buyers;
  const { all } = view;
  const shown = format.count(view.shown.length);
  const total = format.count(all.length);
  return (
    <>
      <DeskTools>
        <SearchInput
          label={texts.searchPeople}
          placeholder={texts.searchPeople}
          value={view.text}
          onChange={(text) => view.search(text)}
        />
      </DeskTools>
      <SortSelect choices={orderChoices(texts)} sorting={view.order} onSort={(order) => view.sortBy(order)} />
      <DeskCount>
        <b>{texts.buyersShown(all.length, shown === total ? total : texts.shownOf(shown, total))}</b>
      </DeskCount>
    </>
  );
});
