import type { ReactNode } from 'react';
import type { Route } from './routes.ts';

type PageFrameProps = {
  readonly layout: Route['layout'];
  readonly children: ReactNode;
};

/** A page's margins. The dashboard has its own. */
export function PageFrame({ layout, children }: PageFrameProps) {
  return layout === 'dashboard' ? children : <div className="page container">{children}</div>;
}
