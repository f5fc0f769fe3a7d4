import { type ComponentType, useCallback, useState } from 'react';
import { appTexts } from '../copy/app.ts';
import { useApp } from './AppContext.ts';
import { reloadWhenReachable } from './reloadWhenReachable.ts';

type LatePart<P> = {
  /** To be drawn while it is open and its code is here. */
  readonly Part: ComponentType<P> | null;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  readonly preload: () => void;
};

/** Something that opens on demand, and whose code comes no earlier. `load` must stay the same function. */
export function useLatePart<P>(load: () => Promise<ComponentType<P>>): LatePart<P> {
  const { notifications } = useApp();
  const [part, setPart] = useState<{ readonly Part: ComponentType<P> } | null>(null);
  const [isOpen, setOpen] = useState(false);

  const open = useCallback(() => {
    load().then(
      (Part) => {
        setPart({ Part });
        setOpen(true);
      },
      () => notifications.say('danger', appTexts, (texts) => texts.partMissed, {
        action: { label: (language) => appTexts[language].reload, run: () => void reloadWhenReachable() },
      }),
    );
  }, [load, notifications]);
  const close = useCallback(() => setOpen(false), []);
  const preload = useCallback(() => {
    // Not here yet is no news: opening it asks again.
    load().catch(() => {});
  }, [load]);

  return { Part: isOpen && part !== null ? part.Part : null, isOpen, open, close, preload };
}
