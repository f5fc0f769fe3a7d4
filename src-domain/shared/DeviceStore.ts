/** A key of the device's storage, with the way to read its untrusted content as a value. */
export type StoredValue<T> = {
  readonly key: string;
  /**
   * Version of the value's shape; 0 is content from before versions. Null stores the bare text, for readers that know
   * no versions.
   */
  readonly version: number | null;
  /** Undefined if the content is damaged. */
  readonly parse: (content: unknown) => T | undefined;
  /** Converts an older version's content. Without it, such content counts as missing. */
  readonly upgrade?: (content: unknown, version: number) => unknown;
};

/**
 * Values stored on this device, read and written synchronously, because a closing page waits for nothing. Nothing here
 * throws. A value that the device has no room for lasts as long as the page.
 */
export interface DeviceStore {
  /** Undefined if there is none that this release can read. */
  read<T>(stored: StoredValue<T>): T | undefined;
  /** Answers whether the value will survive a reload. */
  write<T>(stored: StoredValue<T>, value: T): boolean;
  remove(stored: Pick<StoredValue<unknown>, 'key'>): void;
  /** Calls with the new value when another tab changed or removed it. Answers a function that stops listening. */
  onChangeElsewhere<T>(stored: StoredValue<T>, listener: (value: T | undefined) => void): () => void;
}

/** Reads content that any release may have written. */
export function valueOf<T>(
  { version: current, parse, upgrade }: StoredValue<T>,
  content: unknown,
  version: number | null,
): T | undefined {
  if (version === current) return parse(content);
  const isEarlier = version !== null && current !== null && version < current;
  return isEarlier && upgrade !== undefined ? parse(upgrade(content, version)) : undefined;
}
