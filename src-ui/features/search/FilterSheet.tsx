import { observer } from 'mobx-react-lite';
import type { Facet } from '#domain/search/FindingQuery.ts';
import { withoutFilters } from '#domain/search/setFilters.ts';
import { useTexts } from '../../context/AppContext.ts';
import { browseTexts } from '../../texts/browse.ts';
import { Drawer } from '../../kit/Drawer.tsx';
import { Facets } from './Facets.tsx';
import type { FindingViewModel } from './FindingViewModel.ts';
import type { FindingAddress } from './useFindingAddress.ts';
import { useSettled } from './useSettled.ts';
import { useTotalText } from './useTotalText.ts';

type FilterSheetProps = {
  readonly finding: FindingViewModel;
  readonly address: FindingAddress;
  readonly omit?: Facet | undefined;
  readonly onClose: () => void;
};

/** The filters on narrow screens, with the number of results. */
export const FilterSheet = observer(function FilterSheet({ finding, address, omit, onClose }: FilterSheetProps) {
  const texts = useTexts(browseTexts);
  const word = useTotalText();
  const { found, isAnswered, checking } = finding;
  const count = found !== undefined && isAnswered && checking === null ? word(found.total) : '';
  const said = useSettled(count);
  const close = (): void => {
    // A typed price counts when its field is left, and the field goes with the sheet.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
    onClose();
  };
  return (
    <Drawer
      side="bottom"
      title={texts.filters}
      onClose={close}
      footer={
        <>
          <button type="button" className="btn btn-quiet" onClick={() => address.show(withoutFilters(finding.query))}>
            {texts.clearAll}
          </button>
          <button type="button" className="btn btn-primary" onClick={close}>
            {count === '' ? texts.showProducts : texts.showResults(count)}
          </button>
        </>
      }
    >
      {/* The page's own count is inert below the sheet. */}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <Facets finding={finding} address={address} omit={omit} />
    </Drawer>
  );
});
