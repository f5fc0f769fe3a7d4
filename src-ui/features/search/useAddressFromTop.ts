import { type RefObject, useCallback, useMemo } from 'react';
import type { FindingAddress } from './useFindingAddress.ts';

/** After a choice far down the list, shows the results from their beginning. */
export function useAddressFromTop(
  { show, type, settle }: FindingAddress,
  top: RefObject<HTMLElement | null>,
): FindingAddress {
  const showFromTop = useCallback<FindingAddress['show']>(
    (query) => {
      const list = top.current;
      // The change of the query makes the browser lay the page out again, so the place is read before it.
      const isAbove = list !== null && list.getBoundingClientRect().top < 0;
      show(query);
      if (isAbove) list.scrollIntoView({ block: 'start', behavior: 'instant' });
    },
    [show, top],
  );
  return useMemo(() => ({ show: showFromTop, type, settle }), [showFromTop, type, settle]);
}
