// Runs before anything else on the page, so it is small and imports nothing.

/** Removes what a payment provider puts into an address. Answers whether there was anything to remove. */
function clean(query: URLSearchParams): boolean {
  const names = [...query.keys()].filter((name) => /^(payment_intent|redirect_status|source_)/.test(name));
  for (const name of names) query.delete(name);
  return names.length > 0;
}

/** The query's part of an address, with its question mark. */
function searchOf(query: URLSearchParams): string {
  const text = query.toString();
  return text && `?${text}`;
}

// A payment provider sends people back with a secret in the address. Remove it before the page requests any file or
// uses the address. src-ui/context/paymentReturn.ts gives it to the payment page.
{
  const query = new URLSearchParams(location.search);
  const isReturn = clean(query);
  if (isReturn) {
    Object.assign(window, {
      [Symbol.for('re-sale-shop.payment-return')]: { path: location.pathname, search: location.search },
    });
  }
  // The login's address may contain such an address to return to; src-ui/context/rememberedOrigin.ts reads it.
  const [path = '', ...rest] = (query.get('from') ?? '').split('?');
  const origin = new URLSearchParams(rest.join('?'));
  const isOriginOfReturn = clean(origin);
  if (isOriginOfReturn) query.set('from', path + searchOf(origin));
  if (isReturn || isOriginOfReturn) {
    history.replaceState(history.state, '', location.pathname + searchOf(query) + location.hash);
  }
}

/** The device's storage, which a browser may forbid to read. */
const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const { dataset, classList } = document.documentElement;
const scheme = stored('re-sale-shop:colour-scheme');
const isDark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
dataset['bsTheme'] = isDark ? 'dark' : 'light';
const language = stored('re-sale-shop:language') ?? 'english';
// The HTML's first screen fits only people without choices of their own: other choices need other texts and pictures.
if (scheme === 'light' || scheme === 'dark' || language !== 'english') {
  dataset['hasChosen'] = '';
  // The HTML's title is English, but the shop's name is the same in every language. The page's own title follows.
  document.title = 'Re-sale Shop';
}
// The HTML offers the login, which people who are signed in must not see.
if (stored('access_token') !== null) classList.add('is-known');
// loadShop.ts requests its texts.
dataset['language'] = language;

// The worker keeps the fonts.
if (navigator.serviceWorker?.controller) delete dataset['unpainted'];

/** Set until a reload has drawn a page; src-ui/context/reloadForCode.ts clears it. */
const mark = 're-sale-shop:reloaded-for-code';

/** The address of a file without which the page cannot be drawn. */
function vitalAddress(element: EventTarget | null): string {
  if (element instanceof HTMLScriptElement) return element.hasAttribute('async') ? '' : element.src;
  return element instanceof HTMLLinkElement && element.rel === 'stylesheet' ? element.href : '';
}

/**
 * The shop's own script or style is missing. Requests it past the cache, which may hold something wrong, and reloads
 * once.
 */
async function recover(address: string): Promise<void> {
  const assets = `${location.origin}/assets/`;
  if (!address.startsWith(assets)) return;
  // A file that the script imports may also be missing.
  const scripts = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(assets) && name.endsWith('.js'));
  try {
    await Promise.all(
      [...new Set([address, ...scripts])].map(async (name) => (await fetch(name, { cache: 'reload' })).arrayBuffer()),
    );
    if (sessionStorage.getItem(mark) !== null) return;
    sessionStorage.setItem(mark, location.pathname);
    location.reload();
  } catch {
    // Offline, or the browser stores nothing: the person may reload.
  }
}

addEventListener('error', ({ target }) => void recover(vitalAddress(target)), { capture: true });
