import { type ComponentType, useCallback, useState } from 'react';
import { appTexts } from '../texts/app.ts';
import { useApp } from './AppContext.ts';
import { fetchPart } from './fetchCode.ts';
import { reloadForCode } from './reloadForCode.ts';

type LatePart<P> = {
  /** The component to draw while the part is open and loaded. */
  readonly Part: ComponentType<P> | null;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  readonly preload: () => void;
};

/** A part that opens on demand and loads its code then. `load` must stay the same function. */
export function useLatePart<P>(load: () => Promise<ComponentType<P>>): LatePart<P> {
  const { notifications } = useApp();
  const [part, setPart] = useState<{ readonly Part: ComponentType<P> } | null>(null);
  const [isOpen, setOpen] = useState(false);

  const open = useCallback(() => {
    const page = window.location.pathname;
    fetchPart(load).then(
      (Part) => {
        setPart({ Part });
        // Nobody on the next page asked for it.
        if (window.location.pathname === page) setOpen(true);
      },
      (error: unknown) =>
        notifications.say('danger', appTexts, (texts) => texts.partMissed, {
          actions: [{ label: (language) => appTexts[language].reload, run: () => void reloadForCode(error) }],
        }),
    );
  }, [load, notifications]);
  const close = useCallback(() => setOpen(false), []);
  const preload = useCallback(() => {
    // Ignore a failure: opening it tries again.
    fetchPart(load).catch(() => {});
  }, [load]);

  return { Part: isOpen && part !== null ? part.Part : null, isOpen, open, close, preload };
}
