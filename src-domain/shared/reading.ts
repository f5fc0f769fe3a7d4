/** Cancels a read; a browser's AbortSignal is one. */
export interface CancelSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

export type ReadOptions = {
  readonly signal?: CancelSignal | undefined;
  /** Ask the server even when a kept answer is young enough. */
  readonly fresh?: boolean | undefined;
};

/** A list as it came: rows that made no sense are left out and counted. */
export type Listing<T> = {
  readonly items: readonly T[];
  readonly dropped: number;
};

export function listing<T>(items: readonly T[], dropped = 0): Listing<T> {
  return { items, dropped };
}
