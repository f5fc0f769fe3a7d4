import { useEffect, useLayoutEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import type { Failure } from '#domain/failures.ts';
import { useTexts } from '../context/AppContext.ts';
import { useAnnounce } from '../kit/Announcer.tsx';
import { focusSection } from '../kit/focusSection.ts';
import { Notice } from '../kit/Notice.tsx';
import type { Load } from '../state/Load.ts';
import { failureText, failureTexts } from '../texts/failures.ts';
import { commonTexts } from '../texts/common.ts';

type OutdatedNoticeProps = {
  readonly load: Pick<Load<unknown, Failure>, 'outdated' | 'state'>;
  readonly onRetry: () => void;
};

/** Stands above content that could not be read again. */
export const OutdatedNotice = observer(function OutdatedNotice({ load, onRetry }: OutdatedNoticeProps) {
  const { outdated, state } = load;
  if (outdated === null) return null;
  return <Outdated failure={outdated} isReading={state.status === 'refreshing'} onRetry={onRetry} />;
});

type OutdatedProps = { readonly failure: Failure; readonly isReading: boolean; readonly onRetry: () => void };

const Outdated = observer(function Outdated({ failure, isReading, onRetry }: OutdatedProps) {
  const texts = useTexts(commonTexts);
  const announce = useAnnounce();
  // Screen readers hear nothing of a notice that comes with its text, or that stays after another try.
  useEffect(() => {
    if (!isReading) announce(texts.outdatedTitle);
    return () => announce('');
  }, [announce, texts, isReading]);
  const button = useRef<HTMLButtonElement>(null);
  // Runs while the button is still in the page, because removing it loses the focus.
  useLayoutEffect(() => {
    const { current } = button;
    return () => {
      if (current !== null && document.activeElement === current) focusSection(current);
    };
  }, []);
  return (
    <div className="mb-4">
      <Notice
        tone="info"
        title={texts.outdatedTitle}
        actions={
          <button
            ref={button}
            type="button"
            className="btn btn-quiet btn-sm"
            aria-busy={isReading || undefined}
            onClick={isReading ? undefined : onRetry}
          >
            {texts.tryAgain}
          </button>
        }
      >
        {failureText(failure, useTexts(failureTexts))}
      </Notice>
    </div>
  );
});
