import type { ReactNode } from 'react';
import './desk.scss';

/** The tools above a desk's table: a search field, then filters. */
export function DeskTools({ children }: { readonly children: ReactNode }) {
  return <div className="desk-tools screen-only">{children}</div>;
}
