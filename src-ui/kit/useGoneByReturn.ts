import { useEffect, useEffectEvent } from 'react';

/** Calls when Back or Forward changes the page under an overlay, which belongs to the page before. */
export function useGoneByReturn(close: () => void): void {
  const onReturn = useEffectEvent(close);
  useEffect(() => {
    const returned = (): void => onReturn();
    window.addEventListener('popstate', returned);
    return () => window.removeEventListener('popstate', returned);
  }, []);
}
