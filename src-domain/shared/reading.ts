/** Cancels a read; a browser's AbortSignal is one. */
export interface CancelSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

export type ReadOptions = {
  readonly signal?: CancelSignal | undefined;
  /** Asks the server even if a fresh cached answer exists. */
  readonly fresh?: boolean | undefined;
  /** Reads into the cache what somebody may want next. Tries once, and not for long. */
  readonly ahead?: boolean | undefined;
};

/** The readable part of an unreadable row: enough for its owner to find and delete it. */
export type UnreadableRow = {
  /** Null if even that is unreadable. */
  readonly id: string | null;
  /** The owner that the row names. */
  readonly email: string | null;
};

/** An unreadable row that has an id. */
export type KnownRow = UnreadableRow & { readonly id: string };

/** A list as received, with its unreadable rows apart. */
export type Listing<T> = {
  readonly items: readonly T[];
  readonly unreadable: readonly UnreadableRow[];
};

export function listing<T>(items: readonly T[], unreadable: readonly UnreadableRow[] = []): Listing<T> {
  return { items, unreadable };
}

/** Whether the list has no rows, readable or not. */
export function isEmpty({ items, unreadable }: Listing<unknown>): boolean {
  return items.length + unreadable.length === 0;
}

/** The list without the rows whose ids are hidden, readable or not. */
export function without<T extends { readonly id: string }>(
  { items, unreadable }: Listing<T>,
  hides: (id: string) => boolean,
): Listing<T> {
  return {
    items: items.filter(({ id }) => !hides(id)),
    unreadable: unreadable.filter(({ id }) => id === null || !hides(id)),
  };
}

/** The list's unreadable rows that have an id. The others can only be counted. */
export function knownRows({ unreadable }: Listing<unknown>): readonly KnownRow[] {
  return unreadable.flatMap(({ id, email }) => (id === null ? [] : [{ id, email }]));
}
