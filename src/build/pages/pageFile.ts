import { frameMark, headTags } from '#ui/parts/head/headTags.ts';
import { writtenMark } from '#ui/parts/head/writtenHead.ts';
import { Html, html, jsonScript } from './html.ts';
import type { PublicPage } from './PublicPage.ts';

function attributesOf(tag: object): Html {
  return html`${Object.entries(tag).map(([name, value]) => html` ${name}="${String(value)}"`)}`;
}

/**
 * A page's HTML, made from the HTML that the bundler wrote. `origin`: where the shop will be, such as
 * `https://shop.example`; null leaves out what needs it.
 */
export function pageFile(
  template: string,
  page: PublicPage,
  rendered: string,
  { shopName, origin }: { readonly shopName: string; readonly origin: string | null },
): string {
  const url = origin === null ? undefined : new URL(encodeURI(page.path), origin).href;
  const described =
    page.isUnlisted === true
      ? [{ tag: 'meta', name: 'robots', content: 'noindex' } as const]
      : headTags({ ...page.head, url }, shopName);
  const tags = described.map(
    ({ tag, ...attributes }) => html`<${tag}${attributesOf({ ...attributes, [writtenMark]: '' })}>`,
  );
  const picture =
    page.head.kind === 'product' && page.head.picture !== undefined
      ? [html`<link rel="preload" as="image" href="${page.head.picture}" fetchpriority="high" data-written="" />`]
      : [];
  const data = page.data === null ? [] : [jsonScript('application/ld+json', page.data)];
  const head = html`<title>${page.head.title} · ${shopName}</title>${[...tags, ...picture, ...data]}`;
  const undescribed = replaceOnce(template, /<meta name="?description"? [^>]*>/, '');
  const headed = replaceOnce(undescribed, /<title>.*?<\/title>/s, head.text);
  return withRoot(headed, rootOf(page.path, rendered, page.content));
}

/** The styles treat HTML that no script answers yet differently. src/renderedPage.ts takes the class away. */
const className = 'first-screen';

/** The element that React hydrates, with a text for people without JavaScript, which src/renderedPage.ts removes. */
function rootOf(path: string, rendered: string, content: Html): Html {
  const words = html`<noscript><div class="container stack">${content}</div></noscript>`;
  const whole = replaceOnce(rendered, /(?=<\/main>)/, words.text);
  return html`<div class="${className}" data-rendered="${path}">${new Html(whole)}</div>`;
}

/** Puts HTML into the place where React draws. */
function withRoot(template: string, root: Html): string {
  return replaceOnce(template, /(?<=<div id="?root"?>).*?(?=<\/div>\s*<template)/s, root.text);
}

/** A page of rendered examples, for the styles that pages of their kind need. */
export function examplesFile(template: string, rendered: string): string {
  return withRoot(template, html`<div class="${className}">${new Html(rendered)}</div>`);
}

/** The frame of pages that differ for each person or product: the bar, and the bundler's words for people without JavaScript. */
export function frameFile(template: string, bar: string): string {
  const frame = html`<div class="${className}">${new Html(bar)}</div>`;
  const marked = replaceOnce(template, /(?<=<meta) (?=name="?description"? )/, ` ${frameMark} `);
  return replaceOnce(marked, /(?<=<div id="?root"?>)/, frame.text);
}

/** Fails if the bundler wrote something else than it did when this was made. */
function replaceOnce(text: string, place: RegExp, by: string): string {
  if (!place.test(text)) throw new Error(`The built HTML has no ${String(place)}`);
  return text.replace(place, () => by);
}
