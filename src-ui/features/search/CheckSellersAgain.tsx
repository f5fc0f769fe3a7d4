import { observer } from 'mobx-react-lite';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { browseTexts } from '../../texts/browse.ts';
import type { FindingViewModel } from './FindingViewModel.ts';
import { uncheckedSellers } from './uncheckedSellers.ts';

/** Beside the number of checked sellers. Without any product, the note in place of the list offers the same. */
export const CheckSellersAgain = observer(function CheckSellersAgain({
  finding,
}: {
  readonly finding: FindingViewModel;
}) {
  const texts = useTexts(browseTexts);
  const format = useFormat();
  const unchecked = uncheckedSellers(finding);
  if (unchecked === null || finding.found?.items.length === 0) return null;
  return (
    <button
      type="button"
      className="btn btn-quiet btn-sm"
      onClick={({ currentTarget }) => {
        // The pressed button goes while the sellers are checked.
        currentTarget.parentElement?.focus({ preventScroll: true });
        finding.sellers.ask();
      }}
    >
      {texts.checkSellersAgain(format.count(unchecked.failed))}
    </button>
  );
});
