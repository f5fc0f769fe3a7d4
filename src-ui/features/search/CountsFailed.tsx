import { type RefObject, useLayoutEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { Notice } from '../../kit/Notice.tsx';
import { browseTexts } from '../../texts/browse.ts';
import { commonTexts } from '../../texts/common.ts';
import { failureText, failureTexts } from '../../texts/failures.ts';
import type { FindingViewModel } from './FindingViewModel.ts';

type CountsFailedProps = {
  readonly finding: FindingViewModel;
  /** Has the focus after the button. */
  readonly next: RefObject<HTMLElement | null>;
};

/** Above the filters, whose choices still work. */
export const CountsFailed = observer(function CountsFailed({ finding, next }: CountsFailedProps) {
  const texts = useTexts(browseTexts);
  const { tryAgain } = useTexts(commonTexts);
  const failures = useTexts(failureTexts);
  const button = useRef<HTMLButtonElement>(null);
  // Runs while the button is still in the page, because removing it loses the focus.
  useLayoutEffect(() => {
    const { current } = button;
    const after = next.current;
    return () => {
      if (current !== null && document.activeElement === current) after?.focus({ preventScroll: true });
    };
  }, [next]);
  const failure = finding.results.facets?.failure ?? null;
  return (
    <div className="mb-4">
      <Notice
        tone="info"
        title={texts.countsFailed}
        actions={
          <button ref={button} type="button" className="btn btn-quiet btn-sm" onClick={() => finding.countAgain()}>
            {tryAgain}
          </button>
        }
      >
        {failure !== null && failureText(failure, failures)}
      </Notice>
    </div>
  );
});
