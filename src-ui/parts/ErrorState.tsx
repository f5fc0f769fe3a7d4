import type { MouseEvent } from 'react';
import { observer } from 'mobx-react-lite';
import type { Failure } from '#domain/failures.ts';
import { useTexts } from '../context/AppContext.ts';
import { commonTexts } from '../texts/common.ts';
import { failureText, failureTexts } from '../texts/failures.ts';
import { Drawing } from '../kit/Drawing.tsx';
import { focusSection } from '../kit/focusSection.ts';
import { Icon } from '../kit/Icon.tsx';

type ErrorStateProps = {
  readonly failure: Failure;
  /** Omitted if trying again cannot help. */
  readonly onRetry?: (() => void) | undefined;
  /** Names the part that did not load. */
  readonly title: string;
  readonly heading?: 'h2' | 'h3' | undefined;
};

/** Replaces content that did not load: what happened, what is safe, and what to do. */
export const ErrorState = observer(function ErrorState({
  failure,
  onRetry,
  title,
  heading: Heading = 'h2',
}: ErrorStateProps) {
  const texts = useTexts(commonTexts);
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    // The pressed button goes with this.
    focusSection(currentTarget);
    onRetry?.();
  };
  return (
    <div className="state" role="alert">
      <Drawing name="unplugged" />
      <Heading>{title}</Heading>
      <p>{failureText(failure, useTexts(failureTexts))}</p>
      {onRetry !== undefined && (
        <div className="btn-row">
          <button type="button" className="btn btn-primary" onClick={retry}>
            <Icon name="refresh" />
            {texts.tryAgain}
          </button>
        </div>
      )}
    </div>
  );
});
