/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- listens only to stop the time */
import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useApp } from '../app/AppContext.ts';
import { Toast } from './Toast.tsx';

/** Outcomes, in the corner: announced politely, gone by themselves, never while one reads or reaches for them. */
export const Toasts = observer(function Toasts() {
  const { notifications } = useApp();
  const [isHeld, setHeld] = useState(false);
  return (
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
});
