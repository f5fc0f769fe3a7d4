// Writes public pages into the live build and the hosts' configuration beside it, from the keys that it was built with.
// Usage, after the bundler: npm run host [-- --catalogue [URL]] [--folder FOLDER]. The URL is a marketplace's, by
// default SHOP_API_URL; the folder is the bundler's output.
import { writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { paths } from '#ui/context/paths.ts';
import { readConfiguration } from '../configuration.ts';
import { readHostWords } from './buildWords.ts';
import { fillServiceWorker } from './fillServiceWorker.ts';
import { prepareFirstPaint } from './firstPaint.ts';
import { firebaseHosting } from './hosting/firebaseHosting.ts';
import { securityHeaders } from './hosting/headers.ts';
import { headersFile, redirectsFile } from './hosting/headersFile.ts';
import { nginxConf } from './hosting/nginxConf.ts';
import { readKeys } from './keys.ts';
import { endWith } from './oneLine.mjs';
import { readCatalogue } from './pages/readCatalogue.ts';
import { renderPages, writePages } from './pages/writePages.ts';

const { folder, catalogue: catalogueUrl } = readHostWords(process.argv.slice(2));
const services = readKeys();
const { apiUrl, extensions } = readConfiguration(process.env);
const catalogue =
  catalogueUrl === null
    ? null
    : await readCatalogue(catalogueUrl || apiUrl, extensions).catch((error: Error) => endWith(error.message));
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
