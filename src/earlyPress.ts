import { type ReactNode, useEffect, useLayoutEffect } from 'react';

/** src/loadShop.ts keeps it under the same symbol. */
type EarlyPress = { button: HTMLButtonElement | null; readonly over: AbortController };
const kept = (window as object as { readonly [key: symbol]: EarlyPress | undefined })[
  Symbol.for('re-sale-shop.early-press')
];

/** The buttons in the same landmark that people know by the same name. */
function alike(button: HTMLButtonElement, within: ParentNode): readonly HTMLButtonElement[] {
  const [name, landmark] = [nameOf(button), landmarkOf(button)];
  return [...within.querySelectorAll('button')].filter(
    (other) => nameOf(other) === name && landmarkOf(other) === landmark,
  );
}

const nameOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent.trim();
const landmarkOf = (button: Element): string | undefined => button.closest('header, main, footer')?.localName;

/** The button itself if React has taken it over, else the one that React has drawn in its place. */
function drawn(button: HTMLButtonElement): HTMLButtonElement | undefined {
  if (button.isConnected) return button;
  const html = button.getRootNode() as ParentNode & Node;
  return alike(button, document)[alike(button, html).indexOf(button)];
}

/** Keeps no press from now on: React answers them, or repeats them itself once it has hydrated. */
export function keepNoPress(): void {
  kept?.over.abort();
}

/** Repeats the last press from before the page worked. Drops it if its button is not there any more. */
function repeatPress(): void {
  const button = kept?.button ?? null;
  if (kept === undefined || button === null) return;
  kept.button = null;
  const now = drawn(button);
  if (now?.checkVisibility({ visibilityProperty: true }) !== true) return;
  // A dialog gives the focus back to it.
  now.focus({ preventScroll: true });
  now.click();
}

/** Around the shop: buttons work once it is drawn. */
export function AnswersEarlyPress({ children }: { readonly children: ReactNode }): ReactNode {
  // Before the page can be pressed, so that no press is both answered and repeated.
  useLayoutEffect(keepNoPress, []);
  useEffect(repeatPress, []);
  return children;
}
