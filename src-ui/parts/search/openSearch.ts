/** Focuses the bar's search field or, on a phone, presses the button that opens it. */
export function openSearch(): void {
  const [field, button] = document.querySelectorAll<HTMLElement>('header [data-search]');
  // A field that is not displayed does not take the focus.
  field?.focus();
  if (document.activeElement !== field) button?.click();
}
