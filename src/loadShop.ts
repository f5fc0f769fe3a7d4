// Loads the shop once its HTML is painted, so that nothing competes with the first screen and its picture.
import type { EarlyActs, EarlyField } from './EarlyActs.ts';

const api = (process.env['SHOP_API_URL'] ?? '').replace(/\/+$/, '');
/** A marketplace that can search is asked for pages, which no address names. */
const isSearched = /(^|,)\s*search\s*(,|$)/.test(process.env['SHOP_EXTENSIONS'] ?? '');
/** The lists that have the address of their page. */
const lists = isSearched ? /^\/categories$/ : /^\/(categories|allproducts(\/advertise)?)$/;
/** Milliseconds. A picture that takes longer no longer holds up the shop. */
const patience = 3000;

const { dataset } = document.documentElement;

function hint(attributes: Partial<HTMLLinkElement>): void {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, attributes, { crossOrigin: 'anonymous' }));
}

/** The build writes these into the HTML: build/pageChunks.mjs. */
function chunksOf(id: string, name: string): readonly string[] {
  const chunks = JSON.parse(document.getElementById(id)?.textContent || '{}') as Record<string, readonly string[]>;
  return chunks[name] ?? [];
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

async function whenPainted(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('#root [fetchpriority]');
  // Hidden from people whose choices need another first screen.
  if (picture !== null && getComputedStyle(picture).visibility === 'visible') {
    // A picture that has only arrived is painted some frames later.
    await Promise.race([picture.decode().catch(() => {}), pause(patience)]);
  }
  // A tab in the background paints no frame.
  if (!document.hidden) await new Promise(requestAnimationFrame);
  await pause(0);
  delete dataset['unpainted'];
}

async function load(): Promise<void> {
  await whenPainted();
  const { pathname } = location;
  const files = document.querySelector<HTMLTemplateElement>('#shop-files');
  document.querySelector('noscript')?.replaceWith(files?.content ?? '');
  const language = dataset['language'] ?? 'english';
  for (const href of chunksOf('language-chunks', language)) {
    if (pathname !== '/' || !href.includes('shopGroup')) hint({ rel: 'modulepreload', href });
  }
  const isProduct = pathname.startsWith('/products/');
  for (const href of chunksOf('page-chunks', isProduct ? '/products/:id' : pathname)) {
    hint({ rel: 'modulepreload', href });
  }
  const list = isProduct ? '/allproducts' : pathname;
  hint(lists.test(list) ? { rel: 'preload', as: 'fetch', href: api + list } : { rel: 'preconnect', href: api });
}

// A browser may offer this before the shop's code is here. src-ui/state/InstallOffer.ts takes it.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  Object.assign(window, { [Symbol.for('re-sale-shop.install-prompt')]: event });
});

// The HTML works once React has taken it over. src/answerEarlyActs.ts then repeats the last press, unless the person has done
// something else since, and what was typed and chosen. A submit button sends, so it is never kept.
const early: EarlyActs = { button: null, fields: new Set(), latest: null, over: new AbortController() };
Object.assign(window, { [Symbol.for('re-sale-shop.early')]: early });
for (const act of ['focusin', 'click', 'input']) {
  addEventListener(
    act,
    ({ target }) => {
      early.latest = target as Element;
      if (act === 'focusin') return;
      const isPress = act === 'click' && target instanceof Element;
      early.button = isPress ? target.closest('button:enabled[type=button]') : null;
      if (isPress) return;
      const field = target as EarlyField;
      early.fields.delete(field);
      early.fields.add(field);
    },
    { capture: true, signal: early.over.signal },
  );
}
void load();
