import { afterPaint } from '../../kit/afterPaint.ts';

/** A row below the window, which is not drawn, is not waited for longer. */
const maxLooks = 30;

/** The link in a card's heading. */
export const cardLink = ':is(h2, h3) > a';

/**
 * Focuses a card's link once its row is drawn, some frames later, and `mayFocus` is true. Answers a function that cancels
 * it. `selector`: of the link.
 */
export function focusCard(selector: string, mayFocus: () => boolean): () => void {
  let looks = 0;
  const look = (): void => {
    const link = document.querySelector<HTMLElement>(selector);
    looks += 1;
    // The list decides what is in the window.
    if (link !== null && mayFocus()) link.focus({ preventScroll: true });
    else if (looks < maxLooks) cancel = afterPaint(look);
  };
  let cancel = afterPaint(look);
  return () => cancel();
}
