import { useEffect, useState } from 'react';
import { useApp } from './AppContext.ts';
import type { Feature } from './Feature.ts';

/**
 * All optional. `start` may run again after `stop` when a page comes back. `refresh` reads the shown data again after
 * another tab has changed it.
 */
interface ViewModel {
  start?(): void;
  stop?(): void;
  refresh?(): Promise<void>;
}

/** Makes one view model for the lifetime of the component. Give the component a key to get another. */
export function useViewModel<Made, T extends object>(feature: Feature<Made>, make: (made: Made) => T): T {
  const app = useApp();
  const [viewModel] = useState(() => make(app.make(feature)));
  useEffect(() => {
    const living: ViewModel = viewModel;
    living.start?.();
    const unlisten = app.onChangedElsewhere(() => void living.refresh?.());
    return () => {
      unlisten();
      living.stop?.();
    };
  }, [viewModel, app]);
  return viewModel;
}
