import { type ReactNode, useEffect } from 'react';
import type { EarlyActs } from './EarlyActs.ts';

const kept = (window as object as { readonly [key: symbol]: EarlyActs | undefined })[Symbol.for('re-sale-shop.early')];

/** Keeps nothing from now on: React answers, or repeats what came while it hydrated. */
export function keepNoActs(): void {
  kept?.over.abort();
}

/** Presses a button, if it can be seen. A dialog gives the focus back to it. */
export function press(button: HTMLButtonElement | null | undefined): void {
  if (button?.checkVisibility({ visibilityProperty: true }) !== true) return;
  button.focus({ preventScroll: true });
  button.click();
}

/** Answers what was done before the page worked. */
function answer(): void {
  if (kept === undefined) return;
  const { button, fields, over } = kept;
  if (over.signal.aborted) {
    // React has taken over the elements. It keeps a field's text, but does not hear of a choice.
    for (const field of fields) field.dispatchEvent(new Event('change', { bubbles: true }));
    kept.button = null;
    press(button);
  } else if (button ?? fields.size) {
    // React has drawn others in their place.
    import('./redrawnActs.ts').then(({ carryOver }) => carryOver(kept, press), keepNoActs);
  } else keepNoActs();
}

/** Around the shop: it works once it is drawn. */
export function AnswersEarlyActs({ children }: { readonly children: ReactNode }): ReactNode {
  useEffect(answer, []);
  return children;
}
