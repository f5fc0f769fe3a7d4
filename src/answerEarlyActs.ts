import { type ReactNode, useEffect } from 'react';
import type { EarlyActs } from './EarlyActs.ts';
import type { carryOver } from './carryOver.ts';

const kept = (window as object as { readonly [key: symbol]: EarlyActs | undefined })[Symbol.for('re-sale-shop.early')];

/** Keeps nothing from now on: React answers, or repeats what came while it hydrated. */
export function keepNoActs(): void {
  kept?.over.abort();
}

/** Presses a button, if it can be seen: no other takes the focus. A dialog gives the focus back to it. */
export function press(button: HTMLButtonElement | null | undefined): void {
  button?.focus({ preventScroll: true });
  if (document.activeElement === button) button?.click();
}

let redrawn: { readonly carryOver: typeof carryOver } | undefined;

/**
 * Loads the code that carries acts over to the elements that React draws anew. Acts that come just before that find it
 * there. A page on which nothing was done does not wait for it.
 */
export async function beReadyToCarryOver(): Promise<void> {
  const loading = import('./carryOver.ts').then(
    (code) => {
      redrawn = code;
    },
    () => {},
  );
  if (kept?.latest) await loading;
}

/** Answers what was done before the page worked. */
function answer(): void {
  if (kept === undefined) return;
  const { button, fields, over } = kept;
  const carry = (): void => {
    redrawn?.carryOver(kept, press);
    keepNoActs();
  };
  if (over.signal.aborted) {
    // React has taken over the elements. It keeps a field's text, but does not hear of a choice.
    for (const field of fields) field.dispatchEvent(new Event('change', { bubbles: true }));
    kept.button = null;
    press(button);
    return;
  }
  // React has drawn others in their place, perhaps before the code for that was here.
  if (redrawn === undefined) void beReadyToCarryOver().then(carry);
  else carry();
}

/** Around the shop: it works once it is drawn. */
export function AnswersEarlyActs({ children }: { readonly children: ReactNode }): ReactNode {
  useEffect(answer, []);
  return children;
}
