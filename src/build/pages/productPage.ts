import type { Product } from '#domain/catalogue/Product.ts';
import type { PriceGuidance } from '#domain/search/priceGuidance.ts';
import { paths, productHref } from '#ui/context/paths.ts';
import { absolutePicture } from '#ui/parts/head/absolutePicture.ts';
import { breadcrumbsData } from '#ui/parts/head/breadcrumbsData.ts';
import { describeProduct } from '#ui/parts/head/describeProduct.ts';
import { graphOf } from '#ui/parts/head/graphOf.ts';
import { productData } from '#ui/parts/head/productData.ts';
import { format } from '#ui/texts/english/format.ts';
import { parts } from '#ui/texts/english/parts.ts';
import { product as texts } from '#ui/texts/english/product.ts';
import { written } from '#ui/texts/english/written.ts';
import { html } from './html.ts';
import type { PublicPage } from './PublicPage.ts';

type ProductFacts = {
  readonly product: Product;
  readonly guidance: PriceGuidance | null;
  readonly pricesAsOf: string;
};

/** A product's page as the build knows it. */
export function productPage({ product, guidance, pricesAsOf }: ProductFacts, origin: string): PublicPage {
  const path = productHref(product.id);
  const url = new URL(path, origin).href;
  // A relative address would name the shop's own host, which has no pictures of products.
  const picture = /^\s*https?:/i.test(product.image) ? absolutePicture(product.image, url) : undefined;
  const crumbs = [
    { label: texts.home, href: paths.home },
    { label: texts.allProducts, href: paths.allProducts },
  ];
  const state = product.status === 'sold' ? `${parts.statusNames.sold}: ` : '';
  return {
    path,
    pattern: paths.product,
    head: {
      title: state + product.productName,
      description: describeProduct(product, { ...parts, ...texts }, format),
      kind: 'product',
      picture,
    },
    data: graphOf(productData(product, url, picture), breadcrumbsData(crumbs, product.productName, origin)),
    catalogue: { products: [product], categories: [], guidance, pricesAsOf },
    content: html`<p>${written.needsScript}</p>`,
  };
}
