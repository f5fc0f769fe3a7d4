import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusHeading } from './focusHeading.ts';

/**
 * Passes the focus from a row's button that becomes disabled to the row's next button. A disabled button loses the
 * focus, and the keyboard would start again at the top of the page.
 */
export function usePassedFocus(isDisabled: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  // Runs before paint, because afterwards nobody knows that the button had the focus.
  useLayoutEffect(() => {
    const { current } = button;
    if (!isDisabled || current === null || document.activeElement !== current) return;
    const nextButton = current.closest('tr')?.querySelector<HTMLElement>('button:not([disabled])') ?? null;
    if (nextButton === null) focusHeading();
    else nextButton.focus();
  }, [isDisabled]);
  return button;
}
