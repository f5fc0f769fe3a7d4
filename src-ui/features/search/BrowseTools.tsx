import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { browseTexts } from '../../texts/browse.ts';
import type { FindingViewModel } from './FindingViewModel.ts';
import { SearchField } from './SearchField.tsx';
import { SortSelect } from './SortSelect.tsx';
import type { FindingAddress } from './useFindingAddress.ts';

type BrowseToolsProps = {
  readonly finding: FindingViewModel;
  readonly address: FindingAddress;
  /** On narrow screens, the order is at the bottom of the screen instead. */
  readonly hasSort: boolean;
};

export const BrowseTools = observer(function BrowseTools({ finding, address, hasSort }: BrowseToolsProps) {
  const texts = useTexts(browseTexts);
  return (
    <form
      className="listing-bar"
      role="search"
      aria-label={texts.search}
      onSubmit={(event) => {
        event.preventDefault();
        address.settle();
      }}
    >
      <SearchField finding={finding} address={address} />
      {hasSort && (
        <div className="sort">
          <span aria-hidden="true">{texts.sortBy}</span>
          <SortSelect finding={finding} address={address} />
        </div>
      )}
    </form>
  );
});
