import { type ReactNode, useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { useAddress } from '../../context/address.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { Icon } from '../../kit/Icon.tsx';
import type { IconName } from '../../kit/IconName.ts';
import { useFocusLeftBehind } from '../../kit/useFocusLeftBehind.ts';
import { momentText } from '../../parts/momentText.ts';
import type { Connection } from '../../state/Connection.ts';
import { noticeTexts } from '../../texts/notices.ts';
import './NetBar.scss';

/** Milliseconds. */
const backFor = 6000;

type NetBarProps = {
  readonly connection: Connection;
  readonly onRetry: () => void;
  readonly onShowKept: () => void;
};

/**
 * Says below the bar that the device is offline or the marketplace does not answer, and how old the page is; and for a
 * moment that either is over.
 */
export const NetBar = observer(function NetBar({ connection, ...acts }: NetBarProps) {
  const { isOnline, isKeptChosen, offeredAt, back } = connection;
  const { path } = useAddress();
  const open = useRef(path);
  useEffect(() => {
    // News that came before this was drawn is about the first page.
    if (open.current === path) return;
    open.current = path;
    connection.turnPage();
  }, [connection, path]);
  useEffect(() => {
    if (back === null) return;
    const timer = setTimeout(() => connection.settle(), backFor);
    return () => clearTimeout(timer);
  }, [connection, back]);
  // The status stays in the page, so that screen readers announce what changes in it.
  return (
    <div role="status" className="net-status">
      {!isOnline || isKeptChosen || offeredAt !== null ? (
        <Missing connection={connection} {...acts} />
      ) : (
        back !== null && <Back what={back} />
      )}
    </div>
  );
});

const Missing = observer(function Missing({ connection, onRetry, onShowKept }: NetBarProps) {
  const texts = useTexts(noticeTexts);
  const format = useFormat();
  const { isOnline, seenAt, offeredAt, isForgotten } = connection;
  const button = useRef<HTMLButtonElement>(null);
  useFocusLeftBehind(button);
  const when = (at: number): string => {
    const moment = momentText(at, Date.now(), texts, format);
    return /^\p{Nd}/u.test(moment) ? texts.onDay(moment) : moment;
  };
  const isOffer = offeredAt !== null;
  const earlier = isForgotten ? '' : texts.nothingSeen;
  return (
    <Bar
      icon="cloud-off"
      className={isOffer ? 'net-bar net-bar--offer' : 'net-bar'}
      lead={isOnline ? texts.unanswered : texts.offline}
      // The same button, so that it keeps the focus.
      act={
        <button ref={button} type="button" className="link" onClick={isOffer ? onShowKept : onRetry}>
          {isOffer ? texts.showSeen(when(offeredAt)) : texts.tryAgain}
        </button>
      }
    >
      {!isOffer && (seenAt === null ? earlier : texts.seen(when(seenAt)))}
    </Bar>
  );
});

const Back = observer(function Back({ what }: { readonly what: 'online' | 'answered' }) {
  const texts = useTexts(noticeTexts);
  const lead = what === 'online' ? texts.back : texts.answered;
  return (
    <Bar icon="circle-check" className="net-bar net-bar--back" lead={lead}>
      {texts.backText}
    </Bar>
  );
});

type BarProps = {
  readonly icon: IconName;
  readonly className: string;
  readonly lead: string;
  readonly children: ReactNode;
  readonly act?: ReactNode;
};

function Bar({ icon, className, lead, children, act }: BarProps) {
  return (
    <div className={className}>
      <Icon name={icon} />
      <p>
        <b>{lead}</b> <span>{children}</span>
      </p>
      {act}
    </div>
  );
}
