import { useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { reportQueueTexts } from '../../texts/reportQueue.ts';
import { worksByKeys } from '../../kit/worksByKeys.ts';
import { PendingDismissal } from './PendingDismissal.tsx';
import type { ReportedItemsViewModel } from './ReportedItemsViewModel.ts';

/** Reports that could not be read, which can be dismissed if they have an id. */
export const UnreadableReports = observer(function UnreadableReports({ vm }: { readonly vm: ReportedItemsViewModel }) {
  const texts = useTexts(reportQueueTexts);
  const format = useFormat();
  const byKeys = useRef(false);
  const { dismissals, unreadable } = vm;
  const nameless = vm.listed?.unreadable.filter(({ id }) => id === null).length ?? 0;
  const count = unreadable.length + nameless;
  return (
    <>
      {dismissals?.of(null).map((dismissal) => (
        <PendingDismissal key={dismissal.key} vm={vm} dismissal={dismissal} byKeys={byKeys} onUndo={() => {}} />
      ))}
      {count > 0 && (
        <div className="report-unreadable">
          <p>{texts.unreadable(count, format.count(count))}</p>
          {unreadable.length > 0 && (
            <button
              type="button"
              className="btn btn-quiet btn-sm"
              onClick={() => {
                byKeys.current = worksByKeys();
                dismissals?.begin({
                  productId: null,
                  name: texts.unreadableName,
                  ids: unreadable.map(({ id }) => id),
                });
              }}
            >
              <span>{texts.dismiss(unreadable.length, format.count(unreadable.length))}</span>
              <span className="visually-hidden">{texts.about(texts.unreadableName)}</span>
            </button>
          )}
        </div>
      )}
    </>
  );
});
