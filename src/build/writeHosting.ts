// Writes the hosts' configuration beside the live build, from the keys that it was built with.
import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { paths } from '#ui/context/paths.ts';
import { firebaseHosting } from './hosting/firebaseHosting.ts';
import { securityHeaders } from './hosting/headers.ts';
import { headersFile, redirectsFile } from './hosting/headersFile.ts';
import { nginxConf } from './hosting/nginxConf.ts';
import { readServices } from './hosting/Services.ts';

// The files that Parcel reads for a build. The first to name a key wins; the environment wins over all of them.
for (const file of ['.env.production.local', '.env.production', '.env.local', '.env']) {
  if (existsSync(file)) process.loadEnvFile(file);
}

const { services, problems } = readServices(process.env);
for (const problem of problems) console.warn(`The headers are incomplete: ${problem}`);

const headers = securityHeaders(services);
writeFileSync('dist/firebase.json', `${JSON.stringify(firebaseHosting('live', headers), null, 2)}\n`);
writeFileSync('dist/nginx.conf', nginxConf(headers));
writeFileSync('dist/live/_headers', headersFile(headers));
writeFileSync('dist/live/_redirects', redirectsFile(Object.values(paths)));
// Hosts answer unknown addresses with status 404 and the shop's own page about that.
for (const twin of ['', '.gz', '.br']) copyFileSync(`dist/live/app.html${twin}`, `dist/live/404.html${twin}`);
console.log('Headers for hosts: dist/firebase.json, dist/nginx.conf, dist/live/_headers and _redirects');
