import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import type { CallFailure } from '#domain/shared/Failure.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { Spinner } from '../../kit/Spinner.tsx';
import { LongWait } from '../../parts/Waiting.tsx';
import type { Load } from '../../state/Load.ts';
import { administrationTexts } from '../../texts/administration.ts';
import { commonTexts } from '../../texts/common.ts';
import { failureText, failureTexts } from '../../texts/failures.ts';

type PersonSectionProps = {
  readonly title: string;
  readonly isKnown: boolean;
  /** Undefined if nobody knows how many there are. */
  readonly count: number | undefined;
  readonly load: Load<unknown, CallFailure>;
  readonly onRetry: () => void;
  readonly children: ReactNode;
};

/** One kind of facts about a person: how many there are, the facts, or why they are missing. */
export const PersonSection = observer(function PersonSection(props: PersonSectionProps) {
  const { title, isKnown, count, load, onRetry, children } = props;
  const texts = useTexts(administrationTexts);
  const words = useTexts(commonTexts);
  const failures = useTexts(failureTexts);
  const format = useFormat();
  if (load.state.status === 'broken') throw load.state.error;
  return (
    <section>
      <h3>
        {title}
        {isKnown && count !== undefined && <span>{format.count(count)}</span>}
      </h3>
      {load.failure !== undefined ? (
        <p role="alert">
          <span>{failureText(load.failure, failures)}</span>{' '}
          <button type="button" className="link" onClick={onRetry}>
            {words.tryAgain}
          </button>
        </p>
      ) : !isKnown ? (
        <div className="waiting">
          <p role="status" className="muted">
            <Spinner /> {texts.loadingFacts}
          </p>
          <LongWait onStop={() => load.stop()} />
        </div>
      ) : (
        children
      )}
    </section>
  );
});
