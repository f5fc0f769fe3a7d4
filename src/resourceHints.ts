// Requests what the page will need while the shop's own code is still loading.

const api = (process.env['SHOP_API_URL'] ?? '').replace(/\/+$/, '');
/** Pages whose list has its own address at the API. */
const listed = ['/allproducts', '/allproducts/advertise', '/categories'];
const { pathname } = location;

function hint(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), attributes));
}

if (listed.includes(pathname)) hint({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: api + pathname });
else hint({ rel: 'preconnect', crossOrigin: 'anonymous', href: api });

/** The build writes these into the HTML: build/pageChunks.mjs. */
const chunks = JSON.parse(document.getElementById('page-chunks')?.textContent ?? '{}') as Record<
  string,
  readonly string[]
>;
const page = pathname.startsWith('/products/') ? '/products/:id' : pathname;
for (const href of chunks[page] ?? []) hint({ rel: 'modulepreload', href });
