import { type ComponentType, useEffect, useState } from 'react';
import type { Chunk } from '../context/chunk.ts';

/** Milliseconds, so that the first visit's own files come first. */
const pause = 4000;

/**
 * Notices about the network and new releases, whose code loads after the page. If it does not come, it is requested
 * again, ever less often: without it, nothing says how old a page from the device is.
 */
export function FrameNotices({ notices }: { readonly notices: Chunk<ComponentType> }) {
  const [, setArrived] = useState(false);
  useEffect(() => {
    let wait = navigator.onLine ? pause : 0;
    const load = (): void => void notices.load().then(() => setArrived(true), later);
    const later = (): void => {
      setTimeout(load, wait);
      wait += pause;
    };
    later();
  }, [notices]);
  const { here: Notices } = notices;
  return Notices && <Notices />;
}
