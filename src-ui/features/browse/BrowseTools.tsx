import { observer } from 'mobx-react-lite';
import { useTexts } from '../../app/AppContext.ts';
import { browseTexts } from '../../copy/browse.ts';
import type { FindingViewModel } from './FindingViewModel.ts';
import { SearchField } from './SearchField.tsx';
import { SortSelect } from './SortSelect.tsx';
import type { FindingAddress } from './useFindingAddress.ts';

type BrowseToolsProps = {
  readonly finding: FindingViewModel;
  readonly address: FindingAddress;
  /** Where there is no room for it, the order is chosen at the foot of the screen. */
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
