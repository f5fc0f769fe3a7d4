/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- listens only to stop the time */
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { focusHeading } from '../../kit/focusHeading.ts';
import { isInField } from '../../kit/isInField.ts';
import { Icon } from '../../kit/Icon.tsx';
import { deskTexts } from '../../texts/desk.ts';
import { reportQueueTexts } from '../../texts/reportQueue.ts';
import type { Dismissal } from './Dismissal.ts';
import type { ReportedItemsViewModel } from './ReportedItemsViewModel.ts';

type PendingDismissalProps = {
  readonly vm: ReportedItemsViewModel;
  readonly dismissal: Dismissal;
  /** Whether the admin works by keys; then Undo gets the focus, which stops the time. */
  readonly byKeys: RefObject<boolean>;
  readonly onUndo: () => void;
};

/** Stands in the place of reports that are being dismissed, for as long as that can be undone. */
export const PendingDismissal = observer(function PendingDismissal(props: PendingDismissalProps) {
  const { vm, dismissal, byKeys, onUndo } = props;
  const texts = useTexts(reportQueueTexts);
  const { sentence } = useTexts(deskTexts);
  const format = useFormat();
  const place = useRef<HTMLDivElement>(null);
  const textId = useId();
  const undo = useRef<HTMLButtonElement>(null);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const { ids, name } = dismissal;
  const isSending = vm.dismissals?.sending.has(dismissal.key) === true;
  const isHeld = (isPointed || isFocused) && !isSending;

  // The button that was pressed is gone.
  useEffect(() => {
    if (!isInField()) (byKeys.current ? undo : place).current?.focus();
  }, [byKeys]);
  useEffect(() => (isHeld ? vm.dismissals?.pause(dismissal) : undefined), [isHeld, vm, dismissal]);
  // Runs while the element is still in the page, because removing it loses the focus.
  useLayoutEffect(() => {
    const { current } = place;
    return () => {
      if (current?.contains(document.activeElement) === true) focusHeading();
    };
  }, []);

  return (
    <div
      ref={place}
      className="report-gone"
      tabIndex={-1}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={({ target }) => setFocused(target instanceof HTMLButtonElement)}
      onBlur={() => setFocused(false)}
    >
      <Icon name="circle-check" />
      <p role="status" id={textId}>
        <b>{texts.dismissing(ids.length, format.count(ids.length))}</b> · {sentence(name)}{' '}
        <span>{isSending ? texts.sending : texts.stillUndo}</span>
      </p>
      {!isSending && (
        <div className="btn-row">
          <button
            ref={undo}
            type="button"
            className="btn btn-quiet btn-sm"
            // Read with the button, because a status that comes together with its text is not.
            aria-describedby={textId}
            onClick={() => {
              onUndo();
              vm.dismissals?.undo(dismissal);
            }}
          >
            {texts.undo}
            <span className="visually-hidden">{texts.about(name)}</span>
          </button>
          <button
            type="button"
            className="btn btn-ghost btn-sm"
            onClick={() => {
              place.current?.focus();
              vm.dismissals?.sendNow(dismissal);
            }}
          >
            {texts.now}
            <span className="visually-hidden">{texts.about(name)}</span>
          </button>
        </div>
      )}
    </div>
  );
});
