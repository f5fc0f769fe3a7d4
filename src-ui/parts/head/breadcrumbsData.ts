import type { BreadcrumbList } from 'schema-dts';
import type { Crumb } from '../../kit/Breadcrumbs.tsx';

/** The way to a page. `origin`: the shop's, such as `https://shop.example`. */
export function breadcrumbsData(crumbs: readonly Crumb[], here: string, origin: string): BreadcrumbList {
  const above = crumbs.map(({ label, href }) => ({ name: label, item: new URL(href, origin).href }));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, { name: here }].map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...item,
    })),
  };
}
