import { chunk } from '../context/chunk.ts';
import { fetchPart } from '../context/fetchCode.ts';
import type { Page, Route } from './routes.ts';
import type { App } from '../context/AppContext.ts';

/** Loaded pages are drawn at once; React.lazy would flash its fallback. */
const loaded = new Map<Route, Page>();

export function loadedPage(route: Route): Page | undefined {
  return loaded.get(route);
}

/** Pages whose code did not come while their HTML was shown. Nobody has tried again since. */
const missed = new Set<Route>();

export function isMissed(route: Route): boolean {
  return missed.has(route);
}

export function tellMissed(route: Route): void {
  missed.add(route);
}

/** The frame around the dashboard's pages, loaded only with them. */
export const dashboardFrame = chunk(async () => (await import('./DashboardLayout.tsx')).DashboardLayout, 'desk');

/** Loads a page's code, ports and texts in parallel. */
export async function loadPage(route: Route, prepare: App['prepare']): Promise<Page> {
  missed.delete(route);
  const isDashboard = route.layout === 'dashboard';
  const [page] = await fetchPart(
    () => Promise.all([route.page(), isDashboard ? dashboardFrame.load() : undefined, prepare(route.ports)]),
    route.texts,
  );
  loaded.set(route, page);
  return page;
}
