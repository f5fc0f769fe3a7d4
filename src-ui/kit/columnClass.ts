import type { Column } from './Column.ts';

type Look = Pick<Partial<Column<never>>, 'className' | 'isEnd' | 'isScreenOnly'>;

/** The classes of a column's cells. */
export function columnClass({ className, isEnd, isScreenOnly }: Look): string | undefined {
  const classes = [className, isEnd === true && 'end', isScreenOnly === true && 'screen-only'];
  return classes.filter((one) => typeof one === 'string').join(' ') || undefined;
}
