import type { ReactNode } from 'react';
import type { Route } from './routes.ts';

export function DashboardLayout({ children }: { readonly route: Route; readonly children: ReactNode }) {
  return <div className="container">{children}</div>;
}
