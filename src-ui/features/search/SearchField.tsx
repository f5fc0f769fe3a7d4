import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { browseTexts } from '../../texts/browse.ts';
import { SearchInput } from '../../kit/SearchInput.tsx';
import type { FindingViewModel } from './FindingViewModel.ts';
import type { FindingAddress } from './useFindingAddress.ts';

type SearchFieldProps = { readonly finding: FindingViewModel; readonly address: FindingAddress };

export const SearchField = observer(function SearchField({ finding, address }: SearchFieldProps) {
  const texts = useTexts(browseTexts);
  return (
    <SearchInput
      label={texts.search}
      placeholder={texts.searchPlaceholder}
      value={finding.text}
      onChange={address.type}
      onBlur={address.settle}
    />
  );
});
