import type { Product } from '#domain/catalogue/Product.ts';
import { dayInUtc } from '#domain/shared/CalendarDay.ts';
import { paths, productHref } from '#ui/context/paths.ts';
import { describeProduct } from '#ui/parts/head/describeProduct.ts';
import { absolutePicture } from '#ui/parts/head/absolutePicture.ts';
import { breadcrumbsData } from '#ui/parts/head/breadcrumbsData.ts';
import { graphOf } from '#ui/parts/head/graphOf.ts';
import { productData } from '#ui/parts/head/productData.ts';
import { format } from '#ui/texts/english/format.ts';
import { parts } from '#ui/texts/english/parts.ts';
import { product as texts } from '#ui/texts/english/product.ts';
import { written } from '#ui/texts/english/written.ts';
import { html } from './html.ts';
import type { PublicPage } from './PublicPage.ts';

/** Ids that name a file on any host. */
const plainId = /^[\w-]{1,100}$/;

/** Whether a product's page can be a file. */
export function hasFile({ id }: Product): boolean {
  return plainId.test(id);
}

/** A product's page as the build knows it. `asOf`: when the product was read, in milliseconds since 1970-01-01T00:00Z. */
export function productPage(product: Product, origin: string, asOf: number): PublicPage {
  const path = productHref(product.id);
  const url = new URL(path, origin).href;
  const picture = absolutePicture(product.image, url);
  const crumbs = [
    { label: texts.home, href: paths.home },
    { label: texts.allProducts, href: paths.allProducts },
  ];
  const facts = [
    [parts.resalePrice, format.price(product.price)],
    [texts.originalPrice, format.price(product.originalPrice)],
    [texts.condition, parts.conditionNames[product.condition]],
    [texts.usedFor, product.useDuration],
    [texts.place, product.location],
    [texts.category, product.categoryName],
    [texts.seller, product.sellerName],
  ].filter(([, value]) => value !== '');
  return {
    path,
    head: {
      title: product.productName,
      description: describeProduct(product, { ...parts, ...texts }, format),
      kind: 'product',
      picture,
    },
    data: graphOf(productData(product, url, picture), breadcrumbsData(crumbs, product.productName, origin)),
    content: html`<p>${crumbs.map(({ label, href }) => html`<a href="${href}">${label}</a> / `)}</p>
      <h1>${product.productName}</h1>
      ${picture === undefined ? [] : [html`<p><img src="${picture}" alt="" width="480" /></p>`]}
      <ul>
        ${facts.map(([name = '', value = '']) => html`<li>${name}: <b>${value}</b></li>`)}
      </ul>
      <p>${written.pricesAsOf(format.date(dayInUtc(asOf)))}</p>
      <h2>${written.description}</h2>
      <p>${product.description}</p>
      <p>${written.needsScript}</p>`,
  };
}
