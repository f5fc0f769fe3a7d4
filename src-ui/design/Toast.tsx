import { useEffect, useEffectEvent } from 'react';
import { observer } from 'mobx-react-lite';
import { useApp } from '../app/AppContext.ts';
import type { Notification, NotificationTone } from '../state/Notifications.ts';
import { CloseButton } from './CloseButton.tsx';
import { Icon } from './Icon.tsx';
import type { IconName } from './IconName.ts';

const shownFor = 6000;

const icons: { readonly [T in NotificationTone]: IconName } = {
  success: 'circle-check',
  danger: 'alert-circle',
  info: 'info-circle',
};

type ToastProps = {
  readonly notification: Notification;
  /** The pointer or the focus is on the toasts: time stands still. */
  readonly isHeld: boolean;
  readonly onDismiss: () => void;
  readonly onAct: () => void;
};

export const Toast = observer(function Toast({ notification, isHeld, onDismiss, onAct }: ToastProps) {
  const { language } = useApp().preferences;
  const { tone, action, closing, lasts = shownFor } = notification;
  const leave = useEffectEvent(onDismiss);

  // What went wrong stays until it is dismissed.
  const staysOpen = isHeld || tone === 'danger';
  useEffect(() => {
    if (staysOpen) return;
    const timer = window.setTimeout(() => leave(), lasts);
    return () => window.clearTimeout(timer);
  }, [staysOpen, lasts]);

  const button = (label: string, onClick: () => void) => (
    <button type="button" className="link undo" onClick={onClick}>{label}</button>
  );
  return (
    <div className={tone === 'success' ? 'toast' : `toast toast--${tone}`}>
      <Icon name={icons[tone]} />
      <div>
        <b>{notification.text(language)}</b>
        {action && button(action.label(language), onAct)}
        {closing && button(closing(language), onDismiss)}
      </div>
      {!closing && <CloseButton onClick={onDismiss} />}
    </div>
  );
});
