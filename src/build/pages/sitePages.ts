import type { Product } from '#domain/catalogue/Product.ts';
import { dayInUtc } from '#domain/shared/CalendarDay.ts';
import { paths, productHref } from '#ui/context/paths.ts';
import { graphOf } from '#ui/parts/head/graphOf.ts';
import { shopData } from '#ui/parts/head/shopData.ts';
import { account } from '#ui/texts/english/account.ts';
import { app } from '#ui/texts/english/app.ts';
import { blog } from '#ui/texts/english/blog.ts';
import { format } from '#ui/texts/english/format.ts';
import { home } from '#ui/texts/english/home.ts';
import { notFound } from '#ui/texts/english/notFound.ts';
import { parts } from '#ui/texts/english/parts.ts';
import { shopping } from '#ui/texts/english/shopping.ts';
import { written } from '#ui/texts/english/written.ts';
import { type Html, html } from './html.ts';
import type { PublicPage } from './PublicPage.ts';

/** How many products the page of all products lists without JavaScript. */
const listed = 60;

const kind = 'website';

const links = html`<ul>
  ${[
    { href: paths.allProducts, label: app.allProducts },
    { href: paths.advertised, label: shopping.advertised },
    { href: paths.categories, label: shopping.categories },
    { href: paths.blog, label: app.blog },
  ].map(({ href, label }) => html`<li><a href="${href}">${label}</a></li>`)}
</ul>`;

function listOf(products: readonly Product[], asOf: number): Html {
  const rows = products
    .slice(0, listed)
    .map(
      ({ id, productName, condition, price, location }) =>
        html`<li>
          <a href="${productHref(id)}">${productName}</a>: ${parts.conditionNames[condition]}, ${format.price(price)},
          ${location}
        </li>`,
    );
  return html`<h2>${written.newest}</h2>
    <p>${written.pricesAsOf(format.date(dayInUtc(asOf)))}</p>
    <ul>
      ${rows}
    </ul>`;
}

type SiteFacts = {
  /** The shop's origin, such as `https://shop.example`; null while nobody knows it. */
  readonly origin: string | null;
  /** Newest first; empty without a catalogue. */
  readonly products: readonly Product[];
  /** When they were read. Milliseconds since 1970-01-01T00:00Z. */
  readonly asOf: number;
};

/** Home and every page that is the same for everybody. */
export function sitePages({ origin, products, asOf }: SiteFacts): readonly PublicPage[] {
  const page = (path: string, title: string, description: string, content: Html = links): PublicPage => ({
    path,
    head: { title, description, kind },
    data: null,
    content,
  });
  const needsScript = html`<p>${written.needsScript}</p>
    ${links}`;
  const listed = html`<p>${written.listNeedsScript}</p>
    ${links}`;
  return [
    {
      ...page(paths.home, home.documentTitle, home.documentDescription),
      data: origin === null ? null : graphOf(shopData(app.shopName, origin)),
    },
    page(
      paths.allProducts,
      shopping.allProducts,
      shopping.allProductsDescription,
      products.length === 0 ? listed : html`${listOf(products, asOf)}${links}`,
    ),
    page(paths.advertised, shopping.advertised, shopping.advertisedDescription, listed),
    page(paths.categories, shopping.categories, shopping.categoriesDescription, listed),
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
  content: html``,
};
