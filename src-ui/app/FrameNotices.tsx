import { type ComponentType, useEffect, useState } from 'react';
import { type Chunk, useChunk } from '../context/chunk.ts';

/** Milliseconds, so that the first visit's own files come first. */
const pause = 4000;

/** Notices about the network and new releases, whose code loads after the page. */
export function FrameNotices({ notices }: { readonly notices: Chunk<ComponentType> }) {
  const [isDue, setDue] = useState(!navigator.onLine);
  const { here: Notices } = useChunk(notices, isDue);
  useEffect(() => void setTimeout(setDue, pause, true), []);
  return Notices && <Notices />;
}
