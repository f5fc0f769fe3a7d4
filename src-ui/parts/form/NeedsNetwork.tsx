import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../context/AppContext.ts';
import { noticeTexts } from '../../texts/notices.ts';
import { useAnnounce } from '../../kit/Announcer.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { topDialog } from '../../kit/openDialogs.ts';
import { useOnline } from '../../kit/useOnline.ts';

type NeedsNetworkProps = {
  readonly title: string;
  /** Says what is kept meanwhile. */
  readonly text: string;
  /** The button that sends something. */
  readonly children: ReactNode;
};

/** A button that sends something; while the device is offline, the reason why it cannot. Either passes its focus on. */
export function NeedsNetwork({ title, text, children }: NeedsNetworkProps) {
  const isOnline = useOnline();
  const place = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const wasOffline = useRef(false);
  const announce = useAnnounce();
  const { back, backText } = useTexts(noticeTexts);
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('[type=submit], [tabindex]')?.focus();
  });
  // Screen readers hear nothing of a status that comes with its text, nor of the frame's status below a dialog.
  useEffect(() => {
    if (!isOnline) announce(`${title} ${text}`);
    else if (wasOffline.current) announce(topDialog() === null ? '' : `${back} ${backText}`);
    wasOffline.current = !isOnline;
  }, [isOnline, announce, title, text, back, backText]);
  return (
    <div
      ref={place}
      style={{ display: 'contents' }}
      onFocus={() => (hasFocus.current = true)}
      onBlur={() => (hasFocus.current = false)}
    >
      {isOnline ? (
        children
      ) : (
        <div tabIndex={-1}>
          <Notice tone="info" icon="cloud-off" title={title}>
            {text}
          </Notice>
        </div>
      )}
    </div>
  );
}
