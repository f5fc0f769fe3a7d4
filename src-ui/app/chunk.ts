import { useCallback, useEffect, useState } from 'react';
import { reloadWhenReachable } from './reloadWhenReachable.ts';

/** Code that is fetched when it is wanted. What is here already is drawn at once; React.lazy would flash its fallback. */
export type Chunk<T> = {
  readonly here: T | undefined;
  readonly load: () => Promise<void>;
};

export function chunk<T>(fetchCode: () => Promise<T>): Chunk<T> {
  const self: { here: T | undefined; load: () => Promise<void> } = {
    here: undefined,
    load: async () => {
      self.here ??= await fetchCode();
    },
  };
  return self;
}

type ChunkState<T> = {
  readonly here: T | undefined;
  /** It did not arrive; one may try again. */
  readonly missed: boolean;
  readonly retry: () => void;
};

export function useChunk<T>(wanted: Chunk<T>, isWanted: boolean): ChunkState<T> {
  const [, setArrived] = useState(false);
  const [missed, setMissed] = useState(false);

  const load = useCallback((missedAgain?: () => void) => {
    wanted.load().then(
      () => setArrived(true),
      () => {
        setMissed(true);
        missedAgain?.();
      },
    );
  }, [wanted]);

  useEffect(() => {
    if (isWanted && wanted.here === undefined) load();
  }, [wanted, isWanted, load]);

  const retry = (): void => {
    setMissed(false);
    load(() => void reloadWhenReachable());
  };
  return { here: wanted.here, missed, retry };
}
