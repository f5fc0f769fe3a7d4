import { useEffect, useState } from 'react';
import { useApp } from './AppContext.ts';
import type { ViewModels } from './ViewModels.ts';

/** Either may be lacking. `start` may be called again after `stop`: a page that comes back goes on. */
interface ViewModel {
  start?(): void;
  stop?(): void;
}

/** One view model for as long as the component is on the page; give the component a key to get another. */
export function useViewModel<T extends object>(make: (viewModels: ViewModels) => T): T {
  const { viewModels } = useApp();
  const [viewModel] = useState(() => make(viewModels));
  useEffect(() => {
    const living: ViewModel = viewModel;
    living.start?.();
    return () => living.stop?.();
  }, [viewModel]);
  return viewModel;
}
