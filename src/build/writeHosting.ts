// Writes public pages into the live build and the hosts' configuration beside it, from the keys that it was built with.
// Usage, after the bundler: npm run build [-- --catalogue [URL]] [--folder FOLDER]. The URL is a marketplace's, by
// default SHOP_API_URL; the folder is the bundler's output.
import { existsSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Extension, extensions } from '#domain/extensions.ts';
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

/** The argument after a flag; empty if nothing follows, undefined without the flag. */
function given(flag: string): string | undefined {
  const at = process.argv.indexOf(flag);
  const value = process.argv[at + 1] ?? '';
  return at < 0 ? undefined : value.startsWith('--') ? '' : value;
}

const named = new Set((process.env['SHOP_EXTENSIONS'] ?? '').split(',').map((name) => name.trim()));
const isNamed = (extension: Extension): boolean => named.has(extension);

const folder = given('--folder') ?? 'dist/live';
const catalogueUrl = given('--catalogue');
const catalogue =
  catalogueUrl === undefined
    ? null
    : await readCatalogue(catalogueUrl || (process.env['SHOP_API_URL'] ?? ''), extensions.filter(isNamed));
if (catalogue !== null && services.shop === '') console.warn('Products get no pages: SHOP_URL is missing');
const site = { origin: services.shop === '' ? null : services.shop, catalogue };
// React reads this as it is imported. The bundler takes the same build of it.
process.env['NODE_ENV'] ??= 'production';
const { openRenderer } = await import('./render/openRenderer.tsx');
const renderer = await openRenderer(process.env, folder);
const inline = await prepareFirstPaint(folder, await renderPages(folder, site, renderer));
const pages = await writePages(folder, site, renderer);
console.log(`Pages that can be read without a script: ${pages.length}`);

const headers = securityHeaders(services, inline);
const beside = dirname(folder);
writeFileSync(
  join(beside, 'firebase.json'),
  `${JSON.stringify(firebaseHosting(basename(folder), headers), null, 2)}\n`,
);
writeFileSync(join(beside, 'nginx.conf'), nginxConf(headers));
writeFileSync(join(folder, '_headers'), headersFile(headers));
writeFileSync(join(folder, '_redirects'), redirectsFile(Object.values(paths), pages));
fillServiceWorker(folder);
console.log(`Headers for hosts: ${beside}/firebase.json, ${beside}/nginx.conf, ${folder}/_headers and _redirects`);
