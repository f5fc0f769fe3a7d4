import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusHeading } from '../app/focusHeading.ts';

/**
 * For the button of a row that has done its work for good: what is disabled drops the focus, and the keyboard
 * would begin again at the top of the page. The row's next button takes it up.
 */
export function usePassedFocus(isDisabled: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  // Before the browser paints: only then is the button still known to have had the focus.
  useLayoutEffect(() => {
    const { current } = button;
    if (!isDisabled || current === null || document.activeElement !== current) return;
    const heir = current.closest('tr')?.querySelector<HTMLElement>('button:not([disabled])') ?? null;
    if (heir === null) focusHeading();
    else heir.focus();
  }, [isDisabled]);
  return button;
}
