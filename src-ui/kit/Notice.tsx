import { type ReactNode, useEffect } from 'react';
import { useAnnounce } from './Announcer.tsx';
import { Icon } from './Icon.tsx';
import type { IconName } from './IconName.ts';
import { Spinner } from './Spinner.tsx';
import './Notice.scss';

export type NoticeTone = 'ok' | 'info' | 'danger' | 'offer' | 'plain' | 'pending';

const icons: { readonly [T in Exclude<NoticeTone, 'pending'>]: IconName } = {
  ok: 'circle-check',
  info: 'info-circle',
  danger: 'alert-circle',
  offer: 'clock',
  plain: 'help-circle',
};

type NoticeProps = {
  readonly tone: NoticeTone;
  /** Omitted if the page's heading says it. */
  readonly title?: string | undefined;
  /** Whether the title is announced: screen readers hear nothing of a status that comes with its text. */
  readonly isSaid?: boolean | undefined;
  readonly icon?: IconName | undefined;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
};

/** A message about the page, shown in place; 'pending' while something is in progress. */
export function Notice({ tone, title, isSaid = false, icon, children, actions }: NoticeProps) {
  const colour = tone === 'pending' ? 'info' : tone;
  const announce = useAnnounce();
  useEffect(() => {
    if (isSaid && title !== undefined) announce(title);
  }, [announce, isSaid, title]);
  return (
    <div className={colour === 'plain' ? 'notice' : `notice notice--${colour}`} role="status">
      {tone === 'pending' ? <Spinner /> : <Icon name={icon ?? icons[tone]} />}
      {title !== undefined && <b>{title}</b>}
      {children !== undefined && <p>{children}</p>}
      {actions !== undefined && <div className="btn-row">{actions}</div>}
    </div>
  );
}
