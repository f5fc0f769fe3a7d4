import { useEffect, useEffectEvent, useId, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useApp } from '../context/AppContext.ts';
import type { Notification, NotificationTone, ToastAction } from '../state/Notifications.ts';
import { CloseButton } from '../kit/CloseButton.tsx';
import { Icon } from '../kit/Icon.tsx';
import type { IconName } from '../kit/IconName.ts';

const shownFor = 6000;
/** Milliseconds. Screen readers drop what comes in the moment in which a dialog closes or the focus moves. */
const pauseBeforeSaying = 300;
/** Milliseconds after which screen readers have heard of it. */
const heardAfter = 1000;

const icons: { readonly [T in NotificationTone]: IconName } = {
  success: 'circle-check',
  danger: 'alert-circle',
  info: 'info-circle',
};

type ToastProps = {
  readonly notification: Notification;
  /** True while the pointer or the focus is on the toasts, which pauses their timers. */
  readonly isHeld: boolean;
  readonly onDismiss: () => void;
  readonly onAct: (action: ToastAction) => void;
};

export const Toast = observer(function Toast({ notification, isHeld, onDismiss, onAct }: ToastProps) {
  const { language } = useApp().preferences;
  const { tone, actions = [], stays = false, pause } = notification;
  const textId = useId();
  const leave = useEffectEvent(onDismiss);
  // A dialog that opens or closes takes the messages to another region, where only new ones are said.
  const [isHeard] = useState(() => Date.now() - notification.at > heardAfter);
  const [isSilent, setSilent] = useState(!isHeard);
  useEffect(() => {
    const timer = window.setTimeout(() => setSilent(false), pauseBeforeSaying);
    return () => window.clearTimeout(timer);
  }, []);

  // Failures stay until dismissed.
  const staysOpen = stays || isHeld || tone === 'danger';
  useEffect(() => {
    if (staysOpen) return;
    const timer = window.setTimeout(() => leave(), shownFor);
    return () => window.clearTimeout(timer);
  }, [staysOpen]);

  useEffect(() => (isHeld ? pause?.() : undefined), [isHeld, pause]);

  return (
    <div
      className={tone === 'success' ? 'toast' : `toast toast--${tone}`}
      lang={notification.lang}
      aria-live={isHeard || isSilent ? 'off' : undefined}
    >
      <Icon name={icons[tone]} />
      <div>
        {/* Screen readers say what comes into a region, so the text comes anew. Some heed only the region's own `aria-live`. */}
        <b key={String(isSilent)} id={textId} aria-hidden={isSilent || undefined}>
          {notification.text(language)}
        </b>
        {actions.map((action, place) => (
          <button
            key={place}
            type="button"
            className="link undo"
            aria-describedby={textId}
            onClick={() => onAct(action)}
          >
            {action.label(language)}
          </button>
        ))}
      </div>
      {!stays && <CloseButton onClick={onDismiss} />}
    </div>
  );
});
