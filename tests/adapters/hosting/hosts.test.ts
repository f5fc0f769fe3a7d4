import { describe, expect, it } from 'vitest';
import { firebaseHosting } from '#src/build/hosting/firebaseHosting.ts';
import { type Header, securityHeaders } from '#src/build/hosting/headers.ts';
import { headersFile, redirectsFile } from '#src/build/hosting/headersFile.ts';
import { nginxConf } from '#src/build/hosting/nginxConf.ts';
import { pageAddress } from '#src/build/hosting/pageAddress.ts';
import { readServices } from '#src/build/hosting/Services.ts';
import { paths } from '#ui/context/paths.ts';
import { largestPicture } from '#domain/selling/pictureRules.ts';

const headers: readonly Header[] = securityHeaders(
  readServices({
    SHOP_API_URL: 'https://api.shop.example',
    SHOP_FIREBASE_AUTH_DOMAIN: 'shop.firebaseapp.com',
    SHOP_IMAGE_HOST_URL: 'https://api.imgbb.com/1/upload',
    SHOP_REPORT_URL: 'https://reports.example/in',
  }).services,
  { scripts: [], styles: [] },
);

describe('an address of a page', () => {
  const isPage = (address: string): boolean => new RegExp(pageAddress).test(address);

  it.each([
    '/',
    '/login',
    '/dashboard/payment/abc123',
    '/products/64b-1_2',
    '/categories/Dr.%20Phones',
    '/categories/T.V',
    '/categories/USB%203.0',
    '/v1.2/blog',
    '/a.',
  ])('[G-UPDATE-1] has no extension: %s', (address) => expect(isPage(address)).toBe(true));

  it.each(['/assets/PaymentPage.deadbeef.js', '/favicon.ico', '/robots.txt', '/a/b/c.woff2'])(
    '[G-UPDATE-1] is not that of a file: %s',
    (address) => expect(isPage(address)).toBe(false),
  );
});

describe('the headers for each kind of host', () => {
  it.each([
    ['firebase.json', JSON.stringify(firebaseHosting('live', headers)).replaceAll('\\"', '"')],
    ['_headers', headersFile(headers)],
    ['nginx.conf', nginxConf(headers).replaceAll('\\"', '"')],
  ])('[G-SEC-1] are all in %s, with HSTS', (_file, text) => {
    for (const [name, value] of headers) {
      expect(text).toContain(name);
      expect(text).toContain(value);
    }
    expect(text).toContain('Strict-Transport-Security');
  });

  it('[G-UPDATE-1] rewrite only addresses of pages on Firebase Hosting, and keep only assets', () => {
    const { hosting } = firebaseHosting('live', headers);
    expect(hosting.rewrites).toEqual([{ regex: pageAddress, destination: '/app.html' }]);
    const cacheOf = (path: string): string | undefined =>
      hosting.headers
        .filter((rule) => 'regex' in rule && new RegExp(rule.regex).test(path))
        .flatMap((rule) => rule.headers)
        .findLast(({ key }) => key === 'Cache-Control')?.value;
    expect(cacheOf('/assets/main.11111111.js')).toBe('public, max-age=31536000, immutable');
    expect(cacheOf('/dashboard')).toBe('no-cache');
    expect(cacheOf('/serviceWorker.js')).toBe('no-cache');
    expect(cacheOf('/manifest.webmanifest')).toBe('no-cache');
    expect(hosting.headers.at(-1)).toEqual({
      source: '404.html',
      headers: [{ key: 'Cache-Control', value: 'no-store' }],
    });
  });

  it('[G-UPDATE-1] let assets be cached for a year, pages not at all, and missing files not even once', () => {
    const conf = nginxConf(headers);
    expect(conf).toMatch(
      /location \^~ \/assets\/ \{\n {2}set \$shop_cache "public, max-age=31536000, immutable";\n {2}try_files \$uri =404;/,
    );
    expect(conf).toMatch(/^set \$shop_cache "no-cache";/m);
    expect(conf).toMatch(/location = \/404\.html \{\n {2}internal;\n {2}set \$shop_cache "no-store";/);
    expect(headersFile(headers)).toMatch(/\n\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable\n$/);
  });
});

describe('nginx.conf', () => {
  it.each(['/index.html', '/index'])(
    '[G-SEO-1] leads from %s, the name of Home’s file, to Home, with the rest of the address',
    (name) => {
      expect(nginxConf(headers)).toContain(`location = ${name} {\n  return 301 /$is_args$args;\n}`);
    },
  );

  it('[G-OFFLINE-1] names no protocol and port in a redirect, which a browser would refuse behind a proxy', () => {
    expect(nginxConf(headers)).toMatch(/^absolute_redirect off;$/m);
  });

  it('[G-OBS-1] has no dollar in a header, which nginx would take for a variable', () => {
    const { services } = readServices({ SHOP_REPORT_URL: 'https://reports.example/in?key=$hop' });
    expect(services.reports).toBe('https://reports.example/in?key=%24hop');
    const lines = nginxConf(securityHeaders(services, { scripts: [], styles: [] })).split('\n');
    expect(lines.filter((line) => line.startsWith('add_header') && line.includes('$'))).toEqual([
      'add_header Cache-Control $shop_cache always;',
    ]);
  });
});

describe('_redirects', () => {
  it('[G-UPDATE-1] name every page and leave the rest, such as missing assets, to the host', () => {
    const lines = redirectsFile(Object.values(paths), ['/', '/blog']).trim().split('\n');
    expect(lines).toContain('/dashboard/payment/:id /app 200');
    expect(lines).not.toContain('/blog /app 200');
    expect(lines.filter((line) => /^\/\S+ \/app 200$/.test(line))).toHaveLength(lines.length - 1);
    expect(lines.some((line) => line.includes('*'))).toBe(false);
  });
});

describe('a photo that is shared before the service worker is there', () => {
  it.each([
    [
      'firebase.json',
      JSON.stringify(firebaseHosting('live', headers)),
      '"source":"/share","destination":"%","type":302',
    ],
    ['_redirects', redirectsFile(Object.values(paths), []), '/share % 302\n'],
    ['nginx.conf', nginxConf(headers), 'return 303 %;'],
  ])('[G-SHARE-1] leads to the form, which says that it did not arrive, on the hosts of %s', (_file, text, rule) => {
    expect(text).toContain(rule.replace('%', `${paths.addProduct}?shared=lost`));
  });

  it('[G-SHARE-1] is not refused for its size by nginx', () => {
    const [, size] = /location = \/share \{[^}]*client_max_body_size (\d+)m;/.exec(nginxConf(headers)) ?? [];
    expect(Number(size) * 1_000_000).toBeGreaterThan(largestPicture);
  });
});
