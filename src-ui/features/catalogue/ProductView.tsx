import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import type { Product } from '#domain/catalogue/Product.ts';
import type { SavableProduct } from '#domain/saved/SavedProduct.ts';
import { usePassageLang } from '../../context/usePassageLang.ts';
import { Breadcrumbs, type Crumb } from '../../kit/Breadcrumbs.tsx';
import type { VerifiedSellers } from '../../state/VerifiedSellers.ts';
import { MainPicture } from './MainPicture.tsx';
import { ProductDetails } from './ProductDetails.tsx';

type ProductViewProps = {
  readonly heading: string;
  readonly crumbs: readonly Crumb[];
  /** Null while it is being read, and if it is gone. */
  readonly product: Product | null;
  /** Content that is known meanwhile. */
  readonly known: SavableProduct | null;
  readonly isGone: boolean;
  readonly verified: VerifiedSellers;
  /** The marketplace said so in answer to a report. */
  readonly onGone: () => void;
  readonly notice?: ReactNode;
  /** Below the heading. */
  readonly children: ReactNode;
};

/** A product's picture, heading and details. The heading is the same element in every state, so that the focus stays on it. */
export const ProductView = observer(function ProductView(props: ProductViewProps) {
  const { heading, crumbs, product, known, isGone, verified, onGone, notice, children } = props;
  const headingLang = usePassageLang(heading);
  return (
    <>
      <Breadcrumbs crumbs={crumbs} here={heading} hereLang={headingLang} />
      {notice}
      <div className={product?.status === 'sold' ? 'product is-sold' : 'product'}>
        <MainPicture product={known} isGone={isGone} isAdvertised={product?.advertised ?? false} />
        <div className="product__buy">
          <h1 tabIndex={-1} lang={headingLang}>
            {heading}
          </h1>
          {children}
        </div>
      </div>
      {product !== null && <ProductDetails product={product} verified={verified} onGone={onGone} />}
    </>
  );
});
