/** The column that a table is sorted by. */
export type Sorting<Key extends string = string> = {
  readonly key: Key;
  readonly direction: 'ascending' | 'descending';
};

/** The next order after a press on a column's heading: first ascending, then descending. */
export function nextSorting<Key extends string>(sorting: Sorting<Key>, key: Key): Sorting<Key> {
  const isTurned = sorting.key === key && sorting.direction === 'ascending';
  return { key, direction: isTurned ? 'descending' : 'ascending' };
}
