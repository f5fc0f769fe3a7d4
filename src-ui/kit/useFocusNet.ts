import { type RefObject, useEffect } from 'react';
import { afterPaint } from './afterPaint.ts';
import { focusHeadingIfLost } from './focusHeadingIfLost.ts';
import { focusSection } from './focusSection.ts';
import { worksByKeys } from './worksByKeys.ts';

/**
 * Catches the focus of a control that disappears or becomes disabled: the item or group of fields around it takes it,
 * or else the heading of its section or of the page. A part that knows a better place has taken it before.
 */
export function useFocusNet(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    /** The element that had the focus last, and those around it. */
    let around: readonly Element[] = [];
    let stop = (): void => {};
    const note = ({ target }: FocusEvent): void => {
      around = ancestorsIn(part.current, target);
    };
    const press = (): void => {
      around = [];
    };
    const isLost = (): boolean => {
      const [last] = around;
      return last !== undefined && document.activeElement === document.body && !canHaveFocus(last);
    };
    const observer = new MutationObserver(() => {
      if (!isLost()) return;
      stop();
      stop = afterPaint(() => {
        const left = around.find((element) => element.isConnected);
        if (left !== undefined && isLost()) catchFocus(left);
      });
    });
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', press, { capture: true });
    if (part.current !== null)
      observer.observe(part.current, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      stop();
      observer.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', press, { capture: true });
    };
  }, [part]);
}

function ancestorsIn(part: HTMLElement | null, target: EventTarget | null): readonly Element[] {
  const elements: Element[] = [];
  if (!(target instanceof Element) || part?.contains(target) !== true) return elements;
  for (let one: Element | null = target; one !== null && one !== part; one = one.parentElement) elements.push(one);
  return [...elements, part];
}

function canHaveFocus(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled');
}

function catchFocus(element: Element): void {
  const item = element.closest('main :is(tr, li, article, fieldset)');
  if (item === null) focusSection(element, !worksByKeys());
  else focusHeadingIfLost([item]);
}
