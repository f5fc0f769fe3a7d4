import { observer } from 'mobx-react-lite';
import FormControl from 'react-bootstrap/FormControl';
import { useTexts } from '../../context/AppContext.ts';
import { browseTexts } from '../../texts/browse.ts';
import { Icon } from '../../kit/Icon.tsx';
import type { FindingViewModel } from './FindingViewModel.ts';
import type { FindingAddress } from './useFindingAddress.ts';

type SearchFieldProps = { readonly finding: FindingViewModel; readonly address: FindingAddress };

export const SearchField = observer(function SearchField({ finding, address }: SearchFieldProps) {
  const texts = useTexts(browseTexts);
  return (
    <div className="affix affix--start">
      <span className="affix__start">
        <Icon name="search" />
      </span>
      <FormControl
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={texts.search}
        placeholder={texts.searchPlaceholder}
        value={finding.text}
        onChange={(event) => address.type(event.target.value)}
        onBlur={address.settle}
      />
    </div>
  );
});
