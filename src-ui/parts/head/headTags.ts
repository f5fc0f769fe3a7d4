/** The description of a public page for search engines and link previews. */
export type PublicHead = {
  /** The title without the shop's name. */
  readonly title: string;
  readonly description: string;
  readonly kind: 'website' | 'product';
  /** The page's absolute URL without a query; absent while the build does not know where the shop will be. */
  readonly url?: string | undefined;
  /** An absolute URL. */
  readonly picture?: string | undefined;
};

export type HeadTag =
  | { readonly tag: 'meta'; readonly name: string; readonly content: string }
  | { readonly tag: 'meta'; readonly property: string; readonly content: string }
  | { readonly tag: 'link'; readonly rel: string; readonly href: string };

/** Marks the description in the HTML of all pages that the build does not render. It is about the shop. */
export const frameMark = 'data-frame';

/** The description, the canonical link, Open Graph and the Twitter card, in the order of the HTML. */
export function headTags(head: PublicHead, shopName: string): readonly HeadTag[] {
  const { title, description, kind, url, picture } = head;
  const openGraph = (property: string, content: string | undefined): readonly HeadTag[] =>
    content === undefined ? [] : [{ tag: 'meta', property: `og:${property}`, content }];
  return [
    { tag: 'meta', name: 'description', content: description },
    ...(url === undefined ? [] : [{ tag: 'link', rel: 'canonical', href: url } as const]),
    ...openGraph('type', kind),
    ...openGraph('site_name', shopName),
    ...openGraph('title', title),
    ...openGraph('description', description),
    ...openGraph('url', url),
    ...openGraph('image', picture),
    { tag: 'meta', name: 'twitter:card', content: picture === undefined ? 'summary' : 'summary_large_image' },
  ];
}
