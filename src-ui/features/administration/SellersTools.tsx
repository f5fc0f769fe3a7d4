import { observer } from 'mobx-react-lite';
import { verificationFilters } from '#domain/administration/sellerFilters.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { ChoiceChips } from '../../kit/ChoiceChips.tsx';
import { SearchInput } from '../../kit/SearchInput.tsx';
import { DeskFilters } from '../../parts/desk/DeskFilters.tsx';
import { DeskTools } from '../../parts/desk/DeskTools.tsx';
import { SortSelect } from '../../parts/desk/SortSelect.tsx';
import { administrationTexts } from '../../texts/administration.ts';
import { ListingFilters } from './ListingFilters.tsx';
import { orderChoices } from './orderChoices.ts';
import type { SellersViewModel } from './SellersViewModel.ts';

type SellersToolsProps = { readonly sellers: SellersViewModel };

/** Search, filters and order of the sellers. */
export const SellersTools = observer(function SellersTools({ sellers }: SellersToolsProps) {
  const texts = useTexts(administrationTexts);
  const { view } = sellers;
  return (
    <>
      <DeskTools>
        <SearchInput
          label={texts.searchPeople}
          placeholder={texts.searchPeople}
          value={view.text}
          onChange={(text) => view.search(text)}
        />
        <DeskFilters>
          <VerificationFilters sellers={sellers} />
          {sellers.facts.coversEverybody && <ListingFilters sellers={sellers} />}
        </DeskFilters>
      </DeskTools>
      <SortSelect choices={orderChoices(texts)} sorting={view.order} onSort={(order) => view.sortBy(order)} />
    </>
  );
});

/** Apart from the other tools, so that a key or another order counts nobody again. */
const VerificationFilters = observer(function VerificationFilters({ sellers }: SellersToolsProps) {
  const texts = useTexts(administrationTexts);
  const format = useFormat();
  return (
    <ChoiceChips
      label={texts.showVerification}
      choices={verificationFilters.map((value) => ({
        value,
        label: texts.filters[value],
        count: format.count(sellers.countWith({ verification: value })),
      }))}
      value={sellers.filter.verification}
      onChange={(verification) => sellers.setFilter({ verification })}
    />
  );
});
