import type { ReactNode } from 'react';
import type { Route } from './routes.ts';

type PageFrameProps = {
  readonly layout: Route['layout'];
  readonly children: ReactNode;
};

/** The margins of a page; the dashboard has its own around all of its pages. */
export function PageFrame({ layout, children }: PageFrameProps) {
  return layout === 'dashboard' ? children : <div className="page container">{children}</div>;
}
