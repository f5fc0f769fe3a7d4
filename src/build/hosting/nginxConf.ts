import { cacheOfAssets, cacheOfMissing, cacheOfPages, type Header } from './headers.ts';
import { formAddress, shareAddress } from './shareAddress.ts';

const quoted = (value: string): string => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/**
 * For inclusion in a `server { … }` that knows its root. A location with its own `add_header` would lose all others, so
 * locations only set a variable that one `add_header` uses.
 */
export function nginxConf(headers: readonly Header[]): string {
  return `# Written by the build. In nginx: server { …; root /path/to/dist/live; include /path/to/dist/nginx.conf; }
set $shop_cache ${quoted(cacheOfPages)};
${headers.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`).join('\n')}
add_header Cache-Control $shop_cache always;
gzip_static on;
# nginx may be behind a proxy, and know neither its protocol nor its port.
absolute_redirect off;
error_page 404 /404.html;

location = / {
  try_files /index.html =404;
}
# Home's file, under addresses that are no pages of the shop.
location = /index.html {
  return 301 /$is_args$args;
}
location = /index {
  return 301 /$is_args$args;
}
location ^~ /assets/ {
  set $shop_cache ${quoted(cacheOfAssets)};
  try_files $uri =404;
}
# Names of categories may end like a file's.
location ^~ /categories/ {
  try_files $uri.html /app.html;
}
location = /manifest.webmanifest {
  default_type application/manifest+json;
}
location ~ \\.[A-Za-z0-9]+$ {
  try_files $uri =404;
}
location / {
  try_files $uri $uri.html /app.html;
}
location = ${shareAddress} {
  # A photo, which nginx does not read. It would refuse one above 1 MB otherwise.
  client_max_body_size 64m;
  return 303 ${formAddress('lost')};
}
location = /404.html {
  internal;
  set $shop_cache ${quoted(cacheOfMissing)};
}
location ~ ^/_(headers|redirects)$ {
  return 404;
}
`;
}
