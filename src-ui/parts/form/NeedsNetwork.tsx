import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useAnnounce } from '../../kit/Announcer.tsx';
import { Notice } from '../../kit/Notice.tsx';
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
  const announce = useAnnounce();
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('[type=submit], [tabindex]')?.focus();
  });
  // Screen readers hear nothing of a status that comes with its text.
  useEffect(() => {
    if (!isOnline) announce(`${title} ${text}`);
  }, [isOnline, announce, title, text]);
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
