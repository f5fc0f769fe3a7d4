import { chunk } from './chunk.ts';
import type { Page, Route } from './routes.ts';
import type { ViewModels } from './ViewModels.ts';

/** Pages that have been loaded are drawn at once; React.lazy would flash its fallback even then. */
const loaded = new Map<Route, Page>();

export function loadedPage(route: Route): Page | undefined {
  return loaded.get(route);
}

/** The frame around every page of the dashboard, which nobody needs who only looks around. */
export const dashboardFrame = chunk(async () => (await import('./DashboardLayout.tsx')).DashboardLayout);

/** Loads a page and what its view models need, side by side. */
export async function loadPage(route: Route, viewModels: ViewModels): Promise<Page> {
  const [page] = await Promise.all([
    route.page(),
    route.layout === 'dashboard' ? dashboardFrame.load() : undefined,
    ...route.features.map((feature) => viewModels.prepare(feature)),
  ]);
  loaded.set(route, page);
  return page;
}
