import { loadPage } from '#ui/app/pages.ts';
import { routeOf } from '#ui/app/routes.ts';
import type { App } from '#ui/context/AppContext.ts';
import { paths } from '#ui/context/paths.ts';
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
  // Code that is missing is the page's to tell.
  const page = await loadPage(routeOf(pattern), prepare).catch(() => null);
  if (page === null || session.actor !== null || hasOtherFirstDrawing(pattern, search)) return null;
  html.querySelector('noscript')?.remove();
  // React would take over these elements, too, and then miss them: a page replaces them. Home keeps them.
  if (pattern !== '/') forgetWrittenHead();
  html.className = '';
  return html;
}
