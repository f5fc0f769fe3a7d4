import { useCallback, useEffect, useState } from 'react';
import type { TextGroup } from '../texts/Texts.ts';
import { fetchPart } from './fetchCode.ts';
import { reloadForCode } from './reloadForCode.ts';

/** Code that loads on demand. Loaded code is drawn at once; React.lazy would flash its fallback. */
export type Chunk<T> = {
  readonly here: T | undefined;
  readonly load: () => Promise<void>;
};

/** `texts` is the group that holds the texts of the code. */
export function chunk<T>(fetchIt: () => Promise<T>, texts: TextGroup = 'shop'): Chunk<T> {
  const self: { here: T | undefined; load: () => Promise<void> } = {
    here: undefined,
    load: async () => {
      self.here ??= await fetchPart(fetchIt, texts);
    },
  };
  return self;
}

type ChunkState<T> = {
  readonly here: T | undefined;
  /** Loading failed; it may be tried again. */
  readonly missed: boolean;
  readonly retry: () => void;
};

export function useChunk<T>(wanted: Chunk<T>, isWanted: boolean): ChunkState<T> {
  const [, setArrived] = useState(false);
  const [missed, setMissed] = useState(false);

  const load = useCallback(
    (missedAgain?: () => void) => {
      wanted.load().then(
        () => setArrived(true),
        () => {
          setMissed(true);
          missedAgain?.();
        },
      );
    },
    [wanted],
  );

  useEffect(() => {
    if (isWanted && wanted.here === undefined) load();
  }, [wanted, isWanted, load]);

  const retry = (): void => {
    setMissed(false);
    load(() => void reloadForCode());
  };
  return { here: wanted.here, missed, retry };
}
