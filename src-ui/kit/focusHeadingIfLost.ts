import { focusHeading } from './focusHeading.ts';

/**
 * If nothing has the focus once what is being drawn has had its chance to take it: focuses the first of the items that is
 * still in the page, or a control in it, or else the page's heading.
 */
export function focusHeadingIfLost(items: readonly Element[] = []): void {
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return;
    const control = items
      .filter((item) => item.isConnected)
      .map((item) =>
        item.matches('[tabindex]') ? item : item.querySelector(':is(a[href],button,input):not(:disabled)'),
      )
      .find((one) => one instanceof HTMLElement);
    if (control === undefined) focusHeading();
    else control.focus();
  });
}
