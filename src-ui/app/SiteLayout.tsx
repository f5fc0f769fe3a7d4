import type { ReactNode } from 'react';
import type { Route } from './routes.ts';

export function SiteLayout({ children }: { readonly route: Route; readonly children: ReactNode }) {
  return <main id="main">{children}</main>;
}
