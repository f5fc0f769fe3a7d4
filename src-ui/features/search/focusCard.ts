import { afterPaint } from '../../kit/afterPaint.ts';

/** A row below the window, which is not drawn, is not waited for longer. */
const maxLooks = 30;

/**
 * Focuses a card's link once its row is drawn, some frames later, and `mayFocus` is true. Answers a function that cancels
 * it. `card`: a selector.
 */
export function focusCard(card: string, mayFocus: () => boolean): () => void {
  let looks = 0;
  const look = (): void => {
    const link = document.querySelector<HTMLElement>(`${card} :is(h2, h3) a`);
    looks += 1;
    // The list decides what is in the window.
    if (link !== null && mayFocus()) link.focus({ preventScroll: true });
    else if (looks < maxLooks) cancel = afterPaint(look);
  };
  let cancel = afterPaint(look);
  return () => cancel();
}
