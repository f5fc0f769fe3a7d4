import { useEffect } from 'react';
import type { FindingViewModel } from './FindingViewModel.ts';

/** Asks again for a list that failed, if somebody searches for the same words again, in the bar or in the list's own field. */
export function useSearchAgain(finding: FindingViewModel): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const submitted = ({ target }: SubmitEvent): void => {
      if (!(target instanceof HTMLFormElement) || !target.matches('[role=search]')) return;
      // Other words have led to another query by then.
      timer = setTimeout(() => {
        if (finding.hasFailed) void finding.start({ fresh: true });
      });
    };
    document.addEventListener('submit', submitted);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('submit', submitted);
    };
  }, [finding]);
}
