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
};

export const Toast = observer(function Toast({ notification, isHeld, onDismiss }: ToastProps) {
  const { language } = useApp().preferences;
  const { tone } = notification;
  const leave = useEffectEvent(onDismiss);

  // What went wrong stays until it is dismissed.
  const staysOpen = isHeld || tone === 'danger';
  useEffect(() => {
    if (staysOpen) return;
    const timer = window.setTimeout(() => leave(), shownFor);
    return () => window.clearTimeout(timer);
  }, [staysOpen]);

  return (
    <div className={tone === 'success' ? 'toast' : `toast toast--${tone}`}>
      <Icon name={icons[tone]} />
      <div>
        <b>{notification.text(language)}</b>
      </div>
      <CloseButton onClick={onDismiss} />
    </div>
  );
});
