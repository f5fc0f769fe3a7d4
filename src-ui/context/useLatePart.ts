import { type ComponentType, useCallback, useRef, useState } from 'react';
import { appTexts } from '../texts/app.ts';
import { useApp } from './AppContext.ts';
import { fetchPart } from './fetchCode.ts';
import { reloadForCode } from './reloadForCode.ts';

type LatePart<P> = {
  /** The component to draw while the part is open and loaded. */
  readonly Part: ComponentType<P> | null;
  readonly open: () => void;
  readonly close: () => void;
  readonly preload: () => void;
};

/** A part that opens on demand and loads its code then. `load` must stay the same function. */
export function useLatePart<P>(load: () => Promise<ComponentType<P>>): LatePart<P> {
  const { notifications } = useApp();
  const [shown, show] = useState<{ readonly Part: ComponentType<P> } | null>(null);
  /** The latest opening; null once it is closed. */
  const latest = useRef<object | null>(null);

  const open = useCallback(() => {
    const page = location.pathname;
    const mine = {};
    latest.current = mine;
    fetchPart(load).then(
      (Part) => {
        // The part may have been closed meanwhile, or the person have gone to another page.
        if (latest.current === mine && location.pathname === page) show({ Part });
      },
      () =>
        notifications.say('danger', appTexts, (texts) => texts.partMissed, {
          actions: [{ label: (language) => appTexts[language].reload, run: () => void reloadForCode() }],
        }),
    );
  }, [load, notifications]);
  const close = useCallback(() => {
    latest.current = null;
    show(null);
  }, []);
  // Ignore a failure: opening it tries again.
  const preload = (): void => void fetchPart(load).catch(() => {});

  return { Part: shown?.Part ?? null, open, close, preload };
}
