import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False in HTML that the build rendered and while React hydrates it. Draw what only this device knows once it is true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

type UntilHydrated = { readonly disabled: boolean; readonly autoComplete: 'off' };

/**
 * Attributes of a control that nobody may use before the page works. After a reload, Firefox enables a control again that
 * was enabled before, unless `autocomplete` is off.
 */
export function useUntilHydrated(): UntilHydrated {
  return { disabled: !useHydrated(), autoComplete: 'off' };
}
