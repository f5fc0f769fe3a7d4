import { Activity, useState } from 'react';
import { observer } from 'mobx-react-lite';
import type { Facet } from '#domain/search/FindingQuery.ts';
import { setFilters } from '#domain/search/setFilters.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { browseTexts } from '../../texts/browse.ts';
import { Icon } from '../../kit/Icon.tsx';
import { RootClass } from '../../kit/RootClass.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import type { FindingViewModel } from './FindingViewModel.ts';
import { SortSelect } from './SortSelect.tsx';
import type { FindingAddress } from './useFindingAddress.ts';

type NarrowBarProps = {
  readonly finding: FindingViewModel;
  readonly address: FindingAddress;
  readonly omit?: Facet | undefined;
};

/** The state of the filters' sheet. It is drawn, unseen, as soon as somebody points at its button. */
type Sheet = 'absent' | 'hidden' | 'visible';

/** Filters and order within a thumb's reach, on screens too narrow for a sidebar. */
export const NarrowBar = observer(function NarrowBar({ finding, address, omit }: NarrowBarProps) {
  const texts = useTexts(browseTexts);
  const format = useFormat();
  const [sheet, setSheet] = useState<Sheet>('absent');
  const expect = (): void => setSheet((now) => (now === 'absent' ? 'hidden' : now));
  const count = setFilters(finding.query).filter(({ facet }) => facet !== 'text').length;
  return (
    <div className="phone-bar">
      <RootClass className="has-phone-bar" />
      <button
        type="button"
        className="btn btn-quiet"
        aria-haspopup="dialog"
        onPointerEnter={expect}
        onFocus={expect}
        onClick={() => setSheet('visible')}
      >
        <Icon name="adjustments-horizontal" />
        <span>{count === 0 ? texts.filter : texts.filterCount(format.count(count))}</span>
      </button>
      <SortSelect finding={finding} address={address} />
      {sheet !== 'absent' && (
        <Activity mode={sheet}>
          <FilterSheet finding={finding} address={address} omit={omit} onClose={() => setSheet('absent')} />
        </Activity>
      )}
    </div>
  );
});
