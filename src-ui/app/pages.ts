import type { Page, Route } from './routes.ts';
import type { ViewModels } from './ViewModels.ts';

/** Pages that have been loaded are drawn at once; React.lazy would flash its fallback even then. */
const loaded = new Map<Route, Page>();

export function loadedPage(route: Route): Page | undefined {
  return loaded.get(route);
}

/** Loads a page and what its view models need, side by side. */
export async function loadPage(route: Route, viewModels: ViewModels): Promise<Page> {
  const [page] = await Promise.all([route.page(), ...route.features.map((feature) => viewModels.prepare(feature))]);
  loaded.set(route, page);
  return page;
}
