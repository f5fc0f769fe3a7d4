import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import { paths } from '../../context/paths.ts';

/** The shop with its search. `origin`: the shop's, such as `https://shop.example`. */
export function shopData(shopName: string, origin: string): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}${paths.allProducts}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    name: shopName,
    url: `${origin}/`,
    potentialAction: search,
  };
}
