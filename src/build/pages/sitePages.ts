import { dayInUtc } from '#domain/shared/CalendarDay.ts';
import { paths } from '#ui/context/paths.ts';
import { graphOf } from '#ui/parts/head/graphOf.ts';
import { shopData } from '#ui/parts/head/shopData.ts';
import { account } from '#ui/texts/english/account.ts';
import { app } from '#ui/texts/english/app.ts';
import { blog } from '#ui/texts/english/blog.ts';
import { format } from '#ui/texts/english/format.ts';
import { home } from '#ui/texts/english/home.ts';
import { notFound } from '#ui/texts/english/notFound.ts';
import { shopping } from '#ui/texts/english/shopping.ts';
import { written } from '#ui/texts/english/written.ts';
import { type Html, html } from './html.ts';
import type { Catalogue, Site } from './Catalogue.ts';
import type { PageCatalogue, PublicPage } from './PublicPage.ts';

/** How many products a list shows before the script runs. */
const listed = 24;

const kind = 'website';

const links = html`<ul>
  ${[
    { href: paths.allProducts, label: app.allProducts },
    { href: paths.advertised, label: shopping.advertised },
    { href: paths.categories, label: shopping.categories },
    { href: paths.blog, label: app.blog },
  ].map(({ href, label }) => html`<li><a href="${href}">${label}</a></li>`)}
</ul>`;

/** Milliseconds by which the shop's clocks, in Bangladesh, are ahead of UTC all year. */
const aheadOfUtc = 6 * 3_600_000;

/** The day of the catalogue's prices where the shop is, in words. */
export function pricesAsOf({ asOf }: Catalogue): string {
  return written.pricesAsOf(format.date(dayInUtc(asOf + aheadOfUtc)));
}

/** The first products of a list; null if it is empty. */
function firstOf(catalogue: Catalogue | null, list: 'products' | 'advertised'): PageCatalogue | null {
  const products = catalogue?.[list].slice(0, listed) ?? [];
  if (catalogue === null || products.length === 0) return null;
  return { products, categories: [], guidance: null, pricesAsOf: pricesAsOf(catalogue) };
}

function categoriesOf(catalogue: Catalogue | null): PageCatalogue | null {
  const categories = catalogue?.categories ?? [];
  return categories.length === 0 ? null : { products: [], categories, guidance: null, pricesAsOf: '' };
}

/** Home and every page that is the same for everybody. */
export function sitePages({ origin, catalogue }: Site): readonly PublicPage[] {
  const page = (path: string, title: string, description: string, content: Html = links): PublicPage => ({
    path,
    head: { title, description, kind },
    data: null,
    catalogue: null,
    content,
  });
  const needsScript = html`<p>${written.needsScript}</p>
    ${links}`;
  const listOf = (
    catalogue: PageCatalogue | null,
    ...facts: readonly [path: string, title: string, description: string]
  ) => ({
    ...page(
      ...facts,
      catalogue === null
        ? html`<p>${written.listNeedsScript}</p>
            ${links}`
        : links,
    ),
    catalogue,
  });
  return [
    {
      ...page(paths.home, home.documentTitle, home.documentDescription),
      data: origin === null ? null : graphOf(shopData(app.shopName, origin)),
    },
    listOf(firstOf(catalogue, 'products'), paths.allProducts, shopping.allProducts, shopping.allProductsDescription),
    listOf(firstOf(catalogue, 'advertised'), paths.advertised, shopping.advertised, shopping.advertisedDescription),
    listOf(categoriesOf(catalogue), paths.categories, shopping.categories, shopping.categoriesDescription),
    page(paths.blog, blog.title, blog.lead),
    page(paths.logIn, account.logIn, account.logInDescription, needsScript),
    page(paths.signUp, account.signUp, account.signUpDescription, needsScript),
  ];
}

/** The page that hosts answer with for an address that is no page. */
export const missingPage: PublicPage = {
  path: paths.notFound,
  head: { title: notFound.title, description: notFound.text, kind },
  isUnlisted: true,
  data: null,
  catalogue: null,
  content: html``,
};
