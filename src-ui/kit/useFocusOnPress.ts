import { useEffect } from 'react';

/**
 * Focuses what was pressed before its click, as most browsers do. Safari does not, so a dialog would have nothing to give
 * the focus back to, and people who go on by keyboard would begin at the page's start.
 */
export function useFocusOnPress(): void {
  useEffect(() => {
    let pressed: HTMLElement | null = null;
    const press = ({ target, defaultPrevented }: MouseEvent): void => {
      const isMeant = target instanceof Element && !defaultPrevented;
      pressed = isMeant ? target.closest<HTMLElement>('button, a[href], summary, input') : null;
    };
    const click = ({ target }: MouseEvent): void => {
      if (target instanceof Node && pressed?.contains(target) === true && !pressed.contains(document.activeElement))
        pressed.focus({ preventScroll: true, focusVisible: false });
      pressed = null;
    };
    window.addEventListener('mousedown', press);
    window.addEventListener('click', click, { capture: true });
    return () => {
      window.removeEventListener('mousedown', press);
      window.removeEventListener('click', click, { capture: true });
    };
  }, []);
}
