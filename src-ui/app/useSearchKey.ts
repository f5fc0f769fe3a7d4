import { useEffect } from 'react';
import { openSearch } from '../parts/search/openSearch.ts';

/** A slash is text in a field, and the bar is inert below an open dialog. */
const elsewhere = 'input:not([type=checkbox],[type=radio]),select,textarea,dialog *';

/** A slash opens the search from everywhere. */
export function useSearchKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(elsewhere) !== null) return;
      event.preventDefault();
      openSearch();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
