import { observer } from 'mobx-react-lite';
import type { Product } from '#domain/catalogue/Product.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { productHref } from '../../context/paths.ts';
import type { Crumb } from '../../kit/Breadcrumbs.tsx';
import { absolutePicture } from '../../parts/head/absolutePicture.ts';
import { DocumentHead } from '../../parts/head/DocumentHead.tsx';
import { breadcrumbsData } from '../../parts/head/breadcrumbsData.ts';
import { graphOf } from '../../parts/head/graphOf.ts';
import { productData } from '../../parts/head/productData.ts';
import { useStructuredData } from '../../parts/head/useStructuredData.ts';
import { partsTexts } from '../../texts/parts.ts';
import { productTexts } from '../../texts/product.ts';
import { describeProduct } from '../../parts/head/describeProduct.ts';

type ProductHeadProps = {
  readonly heading: string;
  readonly crumbs: readonly Crumb[];
  /** Null while it is being read, and if it is gone. */
  readonly product: Product | null;
  readonly isGone: boolean;
  /** Whether this device saw it while it was offered. */
  readonly wasSeen: boolean;
};

/** Describes a product's page to the browser, to search engines and to link previews. */
export const ProductHead = observer(function ProductHead(props: ProductHeadProps) {
  const { heading, crumbs, product, isGone, wasSeen } = props;
  const texts = useTexts(productTexts);
  const words = useTexts(partsTexts);
  const format = useFormat();
  const url = product === null ? location.href : new URL(productHref(product.id), location.origin).href;
  const picture = product === null ? undefined : absolutePicture(product.image, url);
  useStructuredData(
    product === null
      ? null
      : graphOf(productData(product, url, picture), breadcrumbsData(crumbs, heading, location.origin)),
  );
  const state = product?.status === 'sold' ? words.statusNames.sold : isGone && wasSeen ? texts.gone : null;
  return (
    <DocumentHead
      title={state === null ? heading : `${state}: ${heading}`}
      description={product === null ? undefined : describeProduct(product, { ...words, ...texts }, format)}
      isUnlisted={isGone}
      kind="product"
      picture={picture}
    />
  );
});
