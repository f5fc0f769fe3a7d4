import { headTags } from '#ui/parts/head/headTags.ts';
import { writtenMark } from '#ui/parts/head/writtenHead.ts';
import { type Html, html, jsonScript } from './html.ts';
import type { PublicPage } from './PublicPage.ts';

function attributesOf(tag: object): Html {
  return html`${Object.entries(tag).map(([name, value]) => html` ${name}="${String(value)}"`)}`;
}

/**
 * A page's HTML, made from the HTML that the bundler wrote. `origin`: where the shop will be, such as
 * `https://shop.example`; null leaves out what needs it.
 */
export function pageFile(template: string, page: PublicPage, shopName: string, origin: string | null): string {
  const url = origin === null ? undefined : new URL(encodeURI(page.path), origin).href;
  const tags = headTags({ ...page.head, url }, shopName).map(
    ({ tag, ...attributes }) => html`<${tag}${attributesOf({ ...attributes, [writtenMark]: '' })}>`,
  );
  const picture =
    page.head.kind === 'product' && page.head.picture !== undefined
      ? [html`<link rel="preload" as="image" href="${page.head.picture}" fetchpriority="high" data-written="" />`]
      : [];
  const data = page.data === null ? [] : [jsonScript('application/ld+json', page.data)];
  const head = html`<title>${page.head.title} · ${shopName}</title>${[...tags, ...picture, ...data]}`;
  const undescribed = replaceOnce(template, /<meta name="?description"? [^>]*>/, '');
  const described = replaceOnce(undescribed, /<title>.*?<\/title>/s, head.text);
  return replaceOnce(described, /(?<=<noscript>\s*<div[^>]*>)/, page.content.text);
}

/** Fails if the bundler wrote something else than it did when this was made. */
function replaceOnce(text: string, place: RegExp, by: string): string {
  if (!place.test(text)) throw new Error(`The built HTML has no ${String(place)}`);
  return text.replace(place, () => by);
}
