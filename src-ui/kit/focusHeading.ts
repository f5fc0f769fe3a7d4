/**
 * Focuses the page's heading, so that keyboard and screen reader start there. People who use the keyboard see it, unless
 * the page is another one, whose place is decided elsewhere.
 */
export function focusHeading(isOtherPage = false): void {
  const target = document.querySelector<HTMLElement>('main h1[tabindex="-1"]') ?? document.querySelector('main');
  target?.focus({ preventScroll: true });
  if (!isOtherPage && target?.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
}
