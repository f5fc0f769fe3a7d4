import { observer } from 'mobx-react-lite';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { focusHeading } from '../../kit/focusHeading.ts';
import { Icon } from '../../kit/Icon.tsx';
import { deskTexts } from '../../texts/desk.ts';
import type { DeskRun } from './DeskRun.ts';

type BulkRetryProps<Row extends { readonly id: string }> = { readonly run: DeskRun<Row> };

function BareBulkRetry<Row extends { readonly id: string }>({ run }: BulkRetryProps<Row>) {
  const texts = useTexts(deskTexts);
  const format = useFormat();
  const { failed, lost, unsent } = run.states.counts;
  const left = failed + lost + unsent;
  const written = format.count(left);
  return (
    <div className="btn-row">
      {left > 0 && (
        <button type="button" className="btn btn-quiet btn-sm" onClick={() => void run.retry()}>
          <Icon name="refresh" size="sm" />
          <span>{unsent > 0 ? texts.continueWith(written) : texts.tryAgainMany(written)}</span>
        </button>
      )}
      <button
        type="button"
        className="btn-icon"
        aria-label={texts.close}
        onClick={() => {
          run.clear();
          focusHeading();
        }}
      >
        <Icon name="x" size="sm" />
      </button>
    </div>
  );
}

/** The buttons after a bulk run. */
export const BulkRetry = observer(BareBulkRetry) as typeof BareBulkRetry;
