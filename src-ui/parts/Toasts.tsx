/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- listens only to stop the time */
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { observer } from 'mobx-react-lite';
import { useApp } from '../context/AppContext.ts';
import { focusHeading } from '../kit/focusHeading.ts';
import { useTopDialog } from '../kit/openDialogs.ts';
import { uncoverFocus } from '../kit/uncoverFocus.ts';
import { Toast } from './Toast.tsx';

/**
 * Messages in the corner. Screen readers announce them politely, and they disappear by themselves unless the pointer or
 * the focus is on them. An open dialog contains them, because everything outside it is inert. The page's own region stays
 * meanwhile: screen readers announce what comes into a region that they know, such as the outcome that closes a dialog.
 */
export const Toasts = observer(function Toasts() {
  const { notifications } = useApp();
  const [isHeld, setHeld] = useState(false);
  const dialog = useTopDialog();
  const place = useRef<HTMLDivElement>(null);
  const count = notifications.all.length;
  // Toasts arrive at any time, also above a control that somebody is about to press.
  useEffect(() => {
    if (count > 0 && place.current !== null) uncoverFocus(place.current);
  }, [count]);
  const leave = (away: () => void): void => {
    // A toast that disappears under the pointer fires no pointerleave, and must not take the focus with it.
    setHeld(false);
    if (place.current?.contains(document.activeElement)) {
      // The heading is inert below a dialog.
      if (dialog === null) focusHeading();
      else dialog.focus();
    }
    away();
  };
  const region = (isUsed: boolean) => (
    <div
      ref={isUsed ? place : null}
      className="toasts"
      data-toasts
      role="status"
      aria-live="polite"
      aria-atomic="false"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {isUsed &&
        notifications.all.map((notification) => (
          <Toast
            key={notification.id}
            notification={notification}
            isHeld={isHeld}
            onDismiss={() => leave(() => notifications.dismiss(notification.id))}
            onAct={(action) => leave(() => notifications.act(notification.id, action))}
          />
        ))}
    </div>
  );
  return (
    <>
      {region(dialog === null)}
      {dialog !== null && createPortal(region(true), dialog)}
    </>
  );
});
