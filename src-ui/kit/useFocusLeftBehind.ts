import { type RefObject, useEffect, useRef } from 'react';
import { focusHeadingIfLost } from './focusHeading.ts';

/**
 * For a part of a page that another tab or an answer may remove: if it has the focus then, the page's heading takes it.
 * Call it before the effect that gives the part its focus. Answers whether the focus is in the part, or was when a
 * control of it disappeared.
 */
export function useFocusLeftBehind(part: RefObject<HTMLElement | null>): RefObject<boolean> {
  const isHere = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      isHere.current = target instanceof Node && part.current?.contains(target) === true;
    };
    document.addEventListener('focusin', note);
    return () => {
      document.removeEventListener('focusin', note);
      if (isHere.current) focusHeadingIfLost();
    };
  }, [part]);
  return isHere;
}
