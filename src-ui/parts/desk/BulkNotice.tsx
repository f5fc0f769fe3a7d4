import { useEffect, useLayoutEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { useAnnounce } from '../../kit/Announcer.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { RootClass } from '../../kit/RootClass.tsx';
import { Meter } from '../../kit/Meter.tsx';
import { deskTexts } from '../../texts/desk.ts';
import { bulkOutcome } from './bulkOutcome.ts';
import { BulkRetry } from './BulkRetry.tsx';
import type { BulkWords } from './BulkWords.ts';
import type { DeskRun } from './DeskRun.ts';
import { useOutcomeWords } from './useOutcomeWords.ts';
import './desk.scss';

type BulkNoticeProps<Row extends { readonly id: string }> = {
  readonly run: DeskRun<Row>;
  readonly words: BulkWords;
  readonly name: (row: Row) => string;
};

function BareBulkNotice<Row extends { readonly id: string }>({ run, words, name }: BulkNoticeProps<Row>) {
  const texts = useTexts(deskTexts);
  const format = useFormat();
  const announce = useAnnounce();
  const outcomeWords = useOutcomeWords();
  const { phase } = run;
  const { counts } = run.states;
  const title =
    phase === 'running'
      ? words.running(counts.total, format.count(counts.total))
      : words.done(counts.done, format.count(counts.done));
  const details = phase === 'over' ? bulkOutcome(run, name, outcomeWords) : '';

  const isWhole = phase === 'over' && counts.done === counts.total;
  const stage = isWhole ? 'whole' : phase;

  // Announces the beginning, the end, and that all is done. Rows that answer late are not announced one by one.
  const told = useRef('');
  const news = phase === 'running' ? title : `${texts.sentence(title)} ${details}`;
  useEffect(() => {
    if (stage !== 'idle' && told.current !== stage) announce(news);
    told.current = stage;
  }, [stage, news, announce]);

  // The button that changed the stage is gone, and so is Try again once all is done.
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (stage !== 'idle' && document.activeElement === document.body) box.current?.querySelector('button')?.focus();
  }, [stage]);

  if (phase === 'idle') return null;
  if (phase === 'running') {
    const { done, failed, lost } = counts;
    const settled = done + failed + lost;
    const progress = texts.progress(format.count(settled), format.count(counts.total));
    return (
      <div ref={box} className="bulk" role="group" aria-label={title}>
        <RootClass className="has-bulk" />
        <p>
          <b>{title}</b>
          <br />
          <span>
            {[progress, failed > 0 && texts.failed(format.count(failed)), lost > 0 && texts.lost(format.count(lost))]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </p>
        <div className="btn-row">
          <button type="button" className="btn btn-quiet btn-sm" onClick={() => run.stop()}>
            <Icon name="player-stop" size="sm" />
            {texts.stop}
          </button>
        </div>
        <Meter value={settled} max={counts.total} label={progress} />
      </div>
    );
  }
  return (
    <div ref={box} className={isWhole ? 'bulk bulk--done' : 'bulk bulk--part'} role="group" aria-label={title}>
      <RootClass className="has-bulk" />
      <p>
        <Icon name={isWhole ? 'circle-check' : 'alert-circle'} />
        <b>{title}</b>
        {details !== '' && (
          <>
            <br />
            <span>{details}</span>
          </>
        )}
      </p>
      <BulkRetry run={run} />
    </div>
  );
}

/** The progress of a bulk run, and then its outcome. */
export const BulkNotice = observer(BareBulkNotice) as typeof BareBulkNotice;
