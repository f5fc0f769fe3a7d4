import type { ReactNode } from 'react';
import './desk.scss';

/** The place below a desk's table that stays in the window: for the chosen rows, a run's progress and its outcome. */
export function DeskBar({ children }: { readonly children: ReactNode }) {
  return <div className="desk-bar screen-only">{children}</div>;
}
