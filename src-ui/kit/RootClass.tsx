import { useLayoutEffect } from 'react';

/** How many components keep each class. */
const keepers = new Map<string, number>();

/**
 * Keeps a class on the document's root for as long as it is on the page. With `:root:has()` a browser would search the
 * whole page whenever the root's style changes, as it does when a dialog opens.
 */
export function RootClass({ className }: { readonly className: string }): null {
  useLayoutEffect(() => {
    const keep = (change: number): void => {
      const count = (keepers.get(className) ?? 0) + change;
      keepers.set(className, count);
      document.documentElement.classList.toggle(className, count > 0);
    };
    keep(1);
    return () => keep(-1);
  }, [className]);
  return null;
}
