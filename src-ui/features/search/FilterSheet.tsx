import { useRef } from 'react';
import { flushSync } from 'react-dom';
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
  const fields = useRef<HTMLDivElement>(null);
  /** The text that the person has been told of. */
  const told = useRef('');
  /** `mayDrop`: leaves a typed price that cannot be read, if the person has been told of it. */
  const close = (mayDrop: boolean): void => {
    const { activeElement } = document;
    // A typed price counts when its field is left, and the field goes with the sheet.
    if (activeElement instanceof HTMLInputElement) flushSync(() => activeElement.blur());
    const unreadable = fields.current?.querySelector<HTMLInputElement>('[aria-invalid=true]') ?? null;
    if (unreadable === null || (mayDrop && told.current === unreadable.value)) return onClose();
    told.current = unreadable.value;
    unreadable.focus();
    // The foot would cover the message below the field.
    unreadable.scrollIntoView({ block: 'center' });
  };
  return (
    <Drawer
      side="bottom"
      title={texts.filters}
      onClose={() => close(true)}
      footer={
        <>
          <button type="button" className="btn btn-quiet" onClick={() => address.show(withoutFilters(finding.query))}>
            {texts.clearAll}
          </button>
          <button type="button" className="btn btn-primary" onClick={() => close(false)}>
            {count === '' ? texts.showProducts : texts.showResults(count)}
          </button>
        </>
      }
    >
      {/* The page's own count is inert below the sheet. */}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <div ref={fields}>
        <Facets finding={finding} address={address} omit={omit} />
      </div>
    </Drawer>
  );
});
