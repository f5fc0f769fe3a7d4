import { useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { useAnnounce } from '../../kit/Announcer.tsx';
import { focusHeading } from '../../kit/focusHeading.ts';
import { Icon } from '../../kit/Icon.tsx';
import { RootClass } from '../../kit/RootClass.tsx';
import { productDeskTexts } from '../../texts/productDesk.ts';
import type { PendingBatch } from './PendingBatch.ts';
import { useHold } from './useHold.ts';

type PendingNoticeProps = {
  readonly pending: PendingBatch;
  /** Whether Undo takes the focus, which stops the time. */
  readonly takesFocus: boolean;
};

/** The way to keep every product that is deleted soon. */
export function focusUndoAll(): void {
  document.querySelector<HTMLElement>('[data-undo-all]')?.focus();
}

/** Says how many products are deleted soon, for as long as that can be undone. */
export const PendingNotice = observer(function PendingNotice({ pending, takesFocus }: PendingNoticeProps) {
  return pending.products.size === 0 ? null : <Notice pending={pending} takesFocus={takesFocus} />;
});

const Notice = observer(function Notice({ pending, takesFocus }: PendingNoticeProps) {
  const texts = useTexts(productDeskTexts);
  const announce = useAnnounce();
  const hold = useHold(pending);
  const title = texts.deletingSoon(pending.products.size);
  useEffect(() => announce(title), [announce, title]);
  // The dialog that asked gives the focus back first.
  useEffect(() => {
    if (!takesFocus) return undefined;
    const frame = requestAnimationFrame(focusUndoAll);
    return () => cancelAnimationFrame(frame);
  }, [takesFocus]);
  return (
    <div className="bulk bulk--part" role="group" aria-label={title} {...hold}>
      <RootClass className="has-bulk" />
      <p>
        <Icon name="trash" />
        <b>{title}</b>
      </p>
      <div className="btn-row">
        <button
          type="button"
          className="btn btn-primary btn-sm"
          data-undo-all=""
          onClick={() => {
            pending.undoAll();
            focusHeading();
          }}
        >
          {texts.undoAll}
        </button>
        <button type="button" className="btn btn-quiet btn-sm" onClick={() => pending.deleteNow()}>
          {texts.deleteNow}
        </button>
      </div>
    </div>
  );
});
