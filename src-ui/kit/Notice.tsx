import type { ReactNode } from 'react';
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
  readonly icon?: IconName | undefined;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
};

/** A message about the page, shown in place; 'pending' while something is in progress. */
export function Notice({ tone, title, icon, children, actions }: NoticeProps) {
  const colour = tone === 'pending' ? 'info' : tone;
  return (
    <div className={colour === 'plain' ? 'notice' : `notice notice--${colour}`} role="status">
      {tone === 'pending' ? <Spinner /> : <Icon name={icon ?? icons[tone]} />}
      {title !== undefined && <b>{title}</b>}
      {children !== undefined && <p>{children}</p>}
      {actions !== undefined && <div className="btn-row">{actions}</div>}
    </div>
  );
}
