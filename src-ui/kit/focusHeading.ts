/** Focuses the page's heading, so that keyboard and screen reader start there. */
export function focusHeading(): void {
  const target = document.querySelector<HTMLElement>('main h1[tabindex="-1"]') ?? document.getElementById('main');
  target?.focus({ preventScroll: true });
}

/** The same if nothing has the focus, once what is being drawn has had its chance to take it. */
export function focusHeadingIfLost(): void {
  queueMicrotask(() => {
    if (document.activeElement === document.body) focusHeading();
  });
}
