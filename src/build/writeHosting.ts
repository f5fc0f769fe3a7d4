// Writes public pages into the live build and the hosts' configuration beside it, from the keys that it was built with.
// Usage, after the bundler: npm run build [-- --catalogue [URL]]. The URL is a marketplace's, by default SHOP_API_URL.
import { existsSync, writeFileSync } from 'node:fs';
import { paths } from '#ui/context/paths.ts';
import { fillServiceWorker } from './fillServiceWorker.ts';
import { prepareFirstPaint } from './firstPaint.ts';
import { firebaseHosting } from './hosting/firebaseHosting.ts';
import { securityHeaders } from './hosting/headers.ts';
import { headersFile, redirectsFile } from './hosting/headersFile.ts';
import { nginxConf } from './hosting/nginxConf.ts';
import { readServices } from './hosting/Services.ts';
import { readCatalogue } from './pages/readCatalogue.ts';
import { renderPages, writePages } from './pages/writePages.ts';

// The files that Parcel reads for a build. The first to name a key wins; the environment wins over all of them.
for (const file of ['.env.production.local', '.env.production', '.env.local', '.env']) {
  if (existsSync(file)) process.loadEnvFile(file);
}

const { services, problems } = readServices(process.env);
for (const problem of problems) console.warn(`The headers are incomplete: ${problem}`);

const [, , flag, catalogueUrl = process.env['SHOP_API_URL'] ?? ''] = process.argv;
const asOf = Date.now();
const products = flag === '--catalogue' ? await readCatalogue(catalogueUrl) : [];
if (products.length > 0 && services.shop === '') console.warn('Products get no pages: SHOP_URL is missing');
const site = { origin: services.shop === '' ? null : services.shop, products, asOf };
// React reads this as it is imported. The bundler takes the same build of it.
process.env['NODE_ENV'] ??= 'production';
const { openRenderer } = await import('./render/openRenderer.tsx');
const rendered = await renderPages('dist/live', site, await openRenderer(process.env, 'dist/live'));
const inline = await prepareFirstPaint('dist/live', rendered);
const pages = writePages('dist/live', site);
console.log(`Pages that can be read without a script: ${pages.length}`);

const headers = securityHeaders(services, inline);
writeFileSync('dist/firebase.json', `${JSON.stringify(firebaseHosting('live', headers), null, 2)}\n`);
writeFileSync('dist/nginx.conf', nginxConf(headers));
writeFileSync('dist/live/_headers', headersFile(headers));
writeFileSync('dist/live/_redirects', redirectsFile(Object.values(paths), pages));
fillServiceWorker('dist/live');
console.log('Headers for hosts: dist/firebase.json, dist/nginx.conf, dist/live/_headers and _redirects');
