/** Puts the keyboard, and with it a screen reader, at the beginning of what the page is about. */
export function focusHeading(): void {
  const target = document.querySelector<HTMLElement>('main h1[tabindex="-1"]') ?? document.getElementById('main');
  target?.focus({ preventScroll: true });
}
