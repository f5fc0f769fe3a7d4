import type { ReactNode } from 'react';
import './desk.scss';

/** Several filters of a desk's table, side by side where there is room. */
export function DeskFilters({ children }: { readonly children: ReactNode }) {
  return <div className="desk-filters">{children}</div>;
}
