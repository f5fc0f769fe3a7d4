import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusHeadingIfLost } from './focusHeadingIfLost.ts';
import { itemsAround } from './itemsAround.ts';

/**
 * For a part of a page that another tab or an answer may remove: if it has the focus then, the next item of its list takes
 * it, or else the page's heading. Call it before the effect that gives the part its focus. Answers whether the focus is
 * in the part, or was when a control of it disappeared.
 */
export function useFocusLeftBehind(part: RefObject<HTMLElement | null>): RefObject<boolean> {
  const isHere = useRef(false);
  // The neighbours can still be found when a layout effect ends.
  useLayoutEffect(() => {
    const { current } = part;
    const { pathname } = location;
    const note = ({ target }: FocusEvent): void => {
      isHere.current = target instanceof Node && part.current?.contains(target) === true;
    };
    document.addEventListener('focusin', note);
    return () => {
      document.removeEventListener('focusin', note);
      // Another page places the focus itself.
      if (isHere.current && location.pathname === pathname) focusHeadingIfLost(itemsAround(current));
    };
  }, [part]);
  return isHere;
}
