import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusHeading } from './focusHeading.ts';
import { worksByKeys } from './worksByKeys.ts';

/**
 * Passes the focus from a row's button that becomes disabled to the row's button before it, for the one after it may
 * delete. A disabled button loses the focus, and the keyboard would start again at the top of the page.
 */
export function usePassedFocus(isDisabled: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  // Runs before paint, because afterwards nobody knows that the button had the focus.
  useLayoutEffect(() => {
    const { current } = button;
    if (!isDisabled || current === null || document.activeElement !== current) return;
    const buttons = current.closest('tr')?.querySelectorAll<HTMLElement>('button:not([disabled])') ?? [];
    const isBefore = (one: Node): boolean =>
      (current.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
    const neighbour = Array.from(buttons).findLast(isBefore) ?? buttons[0];
    if (neighbour === undefined) focusHeading();
    // A person with a mouse may have scrolled on.
    else neighbour.focus({ preventScroll: !worksByKeys() });
  }, [isDisabled]);
  return button;
}
