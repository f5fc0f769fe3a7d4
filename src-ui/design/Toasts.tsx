/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- listens only to stop the time */
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { observer } from 'mobx-react-lite';
import { useApp } from '../app/AppContext.ts';
import { useTopDialog } from './openDialogs.ts';
import { Toast } from './Toast.tsx';

/** Outcomes, in the corner: announced politely, gone by themselves, never while one reads or reaches for them. A dialog takes them in. */
export const Toasts = observer(function Toasts() {
  const { notifications } = useApp();
  const [isHeld, setHeld] = useState(false);
  const dialog = useTopDialog();
  const toasts = (
    <div
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
          onDismiss={() => {
            // What leaves under the pointer tells nobody that the pointer left.
            setHeld(false);
            notifications.dismiss(notification.id);
          }}
        />
      ))}
    </div>
  );
  return dialog === null ? toasts : createPortal(toasts, dialog);
});
