import { useEffect, useEffectEvent } from 'react';

/**
 * Paying may lead to another document: the bank's, or this page's with the outcome. A browser may keep this document
 * meanwhile, and shows it again as it was when somebody goes back: waiting for an answer that never comes. It is then
 * loaded again.
 */
export function useFreshReturn(isPaying: () => boolean): void {
  const onShown = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted && isPaying()) location.reload();
  });
  useEffect(() => {
    const shown = (event: PageTransitionEvent): void => onShown(event);
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
}
