/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- listens only to stop the time */
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { observer } from 'mobx-react-lite';
import { useApp } from '../app/AppContext.ts';
import { focusHeading } from '../app/focusHeading.ts';
import { useTopDialog } from './openDialogs.ts';
import { Toast } from './Toast.tsx';

/** Outcomes, in the corner: announced politely, gone by themselves, never while one reads or reaches for them. A dialog takes them in. */
export const Toasts = observer(function Toasts() {
  const { notifications } = useApp();
  const [isHeld, setHeld] = useState(false);
  const dialog = useTopDialog();
  const place = useRef<HTMLDivElement>(null);
  const leave = (away: () => void): void => {
    // What leaves under the pointer tells nobody that the pointer left, and the focus must not go with it.
    setHeld(false);
    if (place.current?.contains(document.activeElement)) focusHeading();
    away();
  };
  const toasts = (
    <div
      ref={place}
      className="toasts"
      role="status"
      aria-live="polite"
      aria-atomic="false"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {notifications.all.map((notification) => (
        <Toast
          key={notification.id}
          notification={notification}
          isHeld={isHeld}
          onDismiss={() => leave(() => notifications.dismiss(notification.id))}
          onAct={() => leave(() => notifications.act(notification.id))}
        />
      ))}
    </div>
  );
  return dialog === null ? toasts : createPortal(toasts, dialog);
});
