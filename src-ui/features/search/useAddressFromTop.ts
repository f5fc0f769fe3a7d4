import { type RefObject, useCallback, useMemo } from 'react';
import type { FindingAddress } from './useFindingAddress.ts';

/** After a choice far down the list, shows the results from their beginning. */
export function useAddressFromTop(
  { show, type, settle }: FindingAddress,
  top: RefObject<HTMLElement | null>,
): FindingAddress {
  const showFromTop = useCallback<FindingAddress['show']>(
    (query) => {
      show(query);
      const list = top.current;
      if (list !== null && list.getBoundingClientRect().top < 0)
        list.scrollIntoView({ block: 'start', behavior: 'instant' });
    },
    [show, top],
  );
  return useMemo(() => ({ show: showFromTop, type, settle }), [showFromTop, type, settle]);
}
