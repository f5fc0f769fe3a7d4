import { type RefObject, useEffect, useRef } from 'react';

/** For what follows a late answer: whether the component is still on the screen. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
