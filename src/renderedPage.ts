import { loadPage, tellMissed } from '#ui/app/pages.ts';
import { type Route, routeOf } from '#ui/app/routes.ts';
import type { App } from '#ui/context/AppContext.ts';
import { paths } from '#ui/context/paths.ts';
import { reloadForCodeOnce } from '#ui/context/reloadForCode.ts';
import type { WrittenHtml } from '#ui/context/WrittenContext.ts';
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
  } catch {
    // The HTML stays until the browser has left it.
    if (await reloadForCodeOnce()) await new Promise(() => {});
    tellMissed(route);
    return false;
  }
}

export type RenderedPage = {
  /** The element that React takes over; null if it has to draw the page anew. */
  readonly html: HTMLElement | null;
  /** The HTML's content from the marketplace, which stays until the marketplace answers. */
  readonly written: WrittenHtml | null;
};

const nothing: RenderedPage = { html: null, written: null };

/**
 * The HTML that the build rendered for this address (`src/build/render`), once the page's code is loaded. React can take
 * it over if the page is what a visitor without choices first sees. `onDrawnAnew` is called early if it cannot, unless that
 * hangs on who is signed in.
 */
export async function renderedPage(
  root: HTMLElement,
  { session, prepare }: App,
  onDrawnAnew: () => void,
): Promise<RenderedPage> {
  const { pathname, search } = location;
  // applyTheme.ts hides the HTML from people who chose other words or colours.
  const html = root.querySelector<HTMLElement>(
    `:root:not([data-has-chosen]) :is([data-rendered="*"],[data-rendered="${pathname}"])`,
  );
  const pattern = html?.querySelector('main')?.dataset['route'] ?? '';
  const isOther = hasOtherFirstDrawing(pattern, search);
  // A browser that translates the page has put its own elements in place of texts, which React could not take over.
  const isTranslated = (): boolean => html?.querySelector('font') !== null;
  if (isOther || isTranslated()) onDrawnAnew();
  if (html === null) return nothing;
  const isHere = await load(routeOf(pattern), prepare);
  if (!isHere || isOther) return nothing;
  const place = html.querySelector<HTMLElement>('[data-kept]');
  const written = place && { place, path: pathname };
  if (session.actor !== null || isTranslated()) return { html: null, written };
  html.querySelector('noscript')?.remove();
  // React would take over these elements, too, and then miss them: a page replaces them. Home keeps them, and a
  // product's page until it has read the product.
  if (pattern !== '/' && pattern !== paths.product) forgetWrittenHead();
  html.className = '';
  return { html, written };
}
