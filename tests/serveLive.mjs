// Serves the live build as a host would: a page for every address, and a strict Content Security Policy.
import { createServer } from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';

const folder = 'dist/live';
const backend = `http://localhost:${process.env.SHOP_BACKEND_PORT ?? 4180}`;
const port = Number(process.argv[2] ?? 4174);

const policy = [
  "default-src 'none'",
  "script-src 'self' https://js.stripe.com https://apis.google.com",
  "style-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  `img-src 'self' data: blob: https: ${backend}`,
  `connect-src 'self' https://api.stripe.com ${backend}`,
  `frame-src https://js.stripe.com https://hooks.stripe.com ${backend}`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const types = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml',
  '.webp': 'image/webp', '.woff2': 'font/woff2', '.png': 'image/png', '.json': 'application/json',
  '.webmanifest': 'application/manifest+json', '.ico': 'image/x-icon', '.txt': 'text/plain', '.xml': 'application/xml',
};

createServer((request, response) => {
  const path = normalize(decodeURIComponent(new URL(request.url ?? '/', backend).pathname));
  const asked = join(folder, path);
  const page = path === '/' ? 'index.html' : 'app.html';
  const file = existsSync(asked) && statSync(asked).isFile() ? asked : join(folder, page);
  response.writeHead(200, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
  });
  response.end(readFileSync(file));
}).listen(port, 'localhost');
