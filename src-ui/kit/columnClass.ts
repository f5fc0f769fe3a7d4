import type { Column } from './Column.ts';

type Look = Pick<Partial<Column<never>>, 'className' | 'isEnd' | 'isLabelled' | 'isScreenOnly'>;

/** The classes of a column's cells. */
export function columnClass({ className, isEnd, isLabelled, isScreenOnly }: Look): string | undefined {
  const classes = [
    className,
    isEnd === true && 'end',
    isLabelled === true && 'is-labelled',
    isScreenOnly === true && 'screen-only',
  ];
  return classes.filter((one) => typeof one === 'string').join(' ') || undefined;
}
