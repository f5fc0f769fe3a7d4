import { chunk } from '../context/chunk.ts';
import { fetchCode } from '../context/fetchCode.ts';
import type { Page, Route } from './routes.ts';
import type { App } from '../context/AppContext.ts';

/** Loaded pages are drawn at once; React.lazy would flash its fallback. */
const loaded = new Map<Route, Page>();

export function loadedPage(route: Route): Page | undefined {
  return loaded.get(route);
}

/** The frame around the dashboard's pages, loaded only with them. */
export const dashboardFrame = chunk(async () => (await import('./DashboardLayout.tsx')).DashboardLayout);

/** Loads a page's code and ports in parallel. */
export async function loadPage(route: Route, prepare: App['prepare']): Promise<Page> {
  const [page] = await fetchCode(() =>
    Promise.all([route.page(), route.layout === 'dashboard' ? dashboardFrame.load() : undefined, prepare(route.ports)]),
  );
  loaded.set(route, page);
  return page;
}
