import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import type { Product } from '#domain/catalogue/Product.ts';
import { useApp } from '../../context/AppContext.ts';
import { productHref } from '../../context/paths.ts';
import { Passage } from '../../parts/Passage.tsx';
import { ProductPicture } from '../../parts/product/ProductPicture.tsx';
import { languageTags } from '../../texts/Language.ts';

type ComparedCardProps = { readonly product: Product; readonly children?: ReactNode };

/** The head of a product's column. */
export const ComparedCard = observer(function ComparedCard({ product, children }: ComparedCardProps) {
  const { preferences } = useApp();
  return (
    // The heading around it has the language of the product's name, and the rest has the page's.
    <div className="compared" lang={languageTags[preferences.language]}>
      <ProductPicture src={product.image} eager />
      <Link className="compared__name" href={productHref(product.id)}>
        <Passage>{product.productName}</Passage>
      </Link>
      {children}
    </div>
  );
});
