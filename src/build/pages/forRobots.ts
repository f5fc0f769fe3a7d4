import { html } from './html.ts';

/** Asks search engines to leave out what only people who are logged in see. `origin`: the shop's; null if unknown. */
export function robotsText(origin: string | null): string {
  const lines = ['User-agent: *', 'Disallow: /dashboard', 'Allow: /'];
  return `${[...lines, ...(origin === null ? [] : [`Sitemap: ${origin}/sitemap.xml`])].join('\n')}\n`;
}

/** The pages' addresses in the format of sitemaps.org. `paths`: at most 50,000, as they stand in an address. */
export function sitemap(paths: readonly string[], origin: string): string {
  const urls = paths.map((path) => html`<url><loc>${new URL(path, origin).href}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
${html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`.text}
`;
}
