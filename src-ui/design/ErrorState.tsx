import { observer } from 'mobx-react-lite';
import type { Failure } from '#domain/failures.ts';
import { useTexts } from '../app/AppContext.ts';
import { designTexts } from '../copy/design.ts';
import { failureText, failureTexts } from '../copy/failures.ts';
import { Drawing } from './Drawing.tsx';
import { Icon } from './Icon.tsx';

type ErrorStateProps = {
  readonly failure: Failure;
  /** Left out where trying again cannot help. */
  readonly onRetry?: (() => void) | undefined;
  /** What did not come; a general title stands in. */
  readonly title?: string | undefined;
  readonly heading?: 'h2' | 'h3' | undefined;
};

/** In the place of what did not come: what happened, what is safe, and a way on. */
export const ErrorState = observer(function ErrorState({ failure, onRetry, title, heading: Heading = 'h2' }: ErrorStateProps) {
  const texts = useTexts(designTexts);
  return (
    <div className="state" role="alert">
      <Drawing name="unplugged" />
      <Heading>{title ?? texts.errorTitle}</Heading>
      <p>{failureText(failure, useTexts(failureTexts))}</p>
      {onRetry !== undefined && (
        <div className="btn-row">
          <button type="button" className="btn btn-primary" onClick={onRetry}>
            <Icon name="refresh" />
            {texts.retry}
          </button>
        </div>
      )}
    </div>
  );
});
