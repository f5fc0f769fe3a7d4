import { useEffect, useState } from 'react';
import { useApp } from './AppContext.ts';
import type { ViewModels } from './ViewModels.ts';

/** `start` may be called again after `stop`: a page that comes back goes on. */
export interface ViewModel {
  start?(): void;
  stop?(): void;
}

/** One view model for as long as the component is on the page; give the component a key to get another. */
export function useViewModel<T extends ViewModel>(make: (viewModels: ViewModels) => T): T {
  const { viewModels } = useApp();
  const [viewModel] = useState(() => make(viewModels));
  useEffect(() => {
    viewModel.start?.();
    return () => viewModel.stop?.();
  }, [viewModel]);
  return viewModel;
}
