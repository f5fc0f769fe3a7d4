import { cacheOfAssets, type Header } from './headers.ts';
import { formAddress, shareAddress } from './shareAddress.ts';

const block = (path: string, headers: readonly Header[]): string =>
  [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Pages get no Cache-Control: both hosts revalidate pages by
 * default, and Cloudflare would join the values of two rules.
 */
export function headersFile(headers: readonly Header[]): string {
  return `${block('/*', headers)}\n\n${block('/assets/*', [['Cache-Control', cacheOfAssets]])}\n`;
}

/**
 * `_redirects` for the same hosts. Each page is named, because Cloudflare applies a rule for everything to existing
 * files, too; what no rule names gets 404.html. The target has no extension, or Cloudflare would redirect to it.
 * A photo shared before the service worker is there opens its form, too. `files`: paths whose own HTML the build wrote.
 */
export function redirectsFile(patterns: readonly string[], files: readonly string[]): string {
  const pages = patterns.filter((pattern) => pattern.startsWith('/') && !files.includes(pattern));
  const lines = [`${shareAddress} ${formAddress('lost')} 302`, ...pages.map((pattern) => `${pattern} /app 200`)];
  return `${lines.join('\n')}\n`;
}
