import { loadPage, tellMissed } from '#ui/app/pages.ts';
import { type Route, routeOf } from '#ui/app/routes.ts';
import type { App } from '#ui/context/AppContext.ts';
import { paths } from '#ui/context/paths.ts';
import { reloadForCodeOnce } from '#ui/context/reloadForCode.ts';
import { forgetWrittenHead } from '#ui/parts/head/writtenHead.ts';

/** True of a list that the address narrows, and of a form that may begin with a draft. */
function hasOtherFirstDrawing(pattern: string, search: string): boolean {
  if (pattern === paths.allProducts || pattern === paths.advertised) return search !== '';
  return pattern === paths.signUp && keepsDrafts();
}

/** The key is that of src-ui/state/drafts/StoredDrafts.ts, which Home need not load. */
function keepsDrafts(): boolean {
  try {
    return localStorage.getItem('re-sale-shop:drafts') !== null;
  } catch {
    return false;
  }
}

/** Loads a page's code while its HTML is read. If the code is missing, the page says so without waiting for it again. */
async function load(route: Route, prepare: App['prepare']): Promise<boolean> {
  try {
    await loadPage(route, prepare);
    return true;
  } catch (error) {
    // The HTML stays until the browser has left it.
    if (await reloadForCodeOnce(error)) await new Promise(() => {});
    tellMissed(route);
    return false;
  }
}

/**
 * The HTML that the build rendered for this address (`src/build/render`), once React can take it over: the page's code is
 * loaded, and the page is what a visitor without choices first sees. Null if React has to draw the page anew.
 */
export async function renderedPage(root: HTMLElement, { session, prepare }: App): Promise<HTMLElement | null> {
  const { pathname, search } = location;
  // applyTheme.ts hides the HTML from people who chose other words or colours.
  const html = root.querySelector<HTMLElement>(
    `:root:not([data-has-chosen]) :is([data-rendered="*"],[data-rendered="${pathname}"])`,
  );
  if (html === null) return null;
  const pattern = html.dataset['rendered'] ?? '';
  const isHere = await load(routeOf(pattern), prepare);
  if (!isHere || session.actor !== null || hasOtherFirstDrawing(pattern, search)) return null;
  html.querySelector('noscript')?.remove();
  // React would take over these elements, too, and then miss them: a page replaces them. Home keeps them.
  if (pattern !== '/') forgetWrittenHead();
  html.className = '';
  return html;
}
