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
    const buttons = current.closest('tr')?.querySelectorAll<HTMLElement>('button:not([disabled])') ?? [];
    const isAfter = (one: Node): boolean =>
      (current.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const nextButton = Array.from(buttons).find(isAfter) ?? buttons[0];
    if (nextButton === undefined) focusHeading();
    else nextButton.focus();
  }, [isDisabled]);
  return button;
}
