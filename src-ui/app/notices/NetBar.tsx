import { useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import { useAddress } from '../../context/address.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { Icon } from '../../kit/Icon.tsx';
import { momentText } from '../../parts/momentText.ts';
import type { Connection } from '../../state/Connection.ts';
import { noticeTexts } from '../../texts/notices.ts';
import './NetBar.scss';

/** Milliseconds. */
const backFor = 6000;

type NetBarProps = { readonly connection: Connection; readonly onRetry: () => void };

/** Says below the bar that the device is offline and how old the page is, and for a moment that the network is back. */
export const NetBar = observer(function NetBar({ connection, onRetry }: NetBarProps) {
  const { isOnline, isBack } = connection;
  const { path } = useAddress();
  useEffect(() => connection.turnPage(), [connection, path]);
  useEffect(() => {
    if (!isBack) return;
    const timer = setTimeout(() => connection.settle(), backFor);
    return () => clearTimeout(timer);
  }, [connection, isBack]);
  // The status stays in the page, so that screen readers announce what changes in it.
  return (
    <div role="status" className="net-status">
      {!isOnline && <Offline connection={connection} onRetry={onRetry} />}
      {isBack && <Back />}
    </div>
  );
});

const Offline = observer(function Offline({ connection, onRetry }: NetBarProps) {
  const texts = useTexts(noticeTexts);
  const format = useFormat();
  const { seenAt } = connection;
  const moment = seenAt === null ? '' : momentText(seenAt, Date.now(), texts, format);
  return (
    <div className="net-bar">
      <Icon name="cloud-off" />
      <p>
        <b>{texts.offline}</b>{' '}
        <span>
          {seenAt === null ? texts.nothingSeen : texts.seen(/^\p{Nd}/u.test(moment) ? texts.onDay(moment) : moment)}
        </span>
      </p>
      <button type="button" className="link" onClick={onRetry}>
        {texts.tryAgain}
      </button>
    </div>
  );
});

const Back = observer(function Back() {
  const texts = useTexts(noticeTexts);
  return (
    <div className="net-bar net-bar--back">
      <Icon name="circle-check" />
      <p>
        <b>{texts.back}</b> {texts.backText}
      </p>
    </div>
  );
});
