import { observer } from 'mobx-react-lite';
import type { Product } from '#domain/catalogue/Product.ts';
import { useTexts } from '../../context/AppContext.ts';
import { usePassageLang } from '../../context/usePassageLang.ts';
import { productTexts } from '../../texts/product.ts';
import type { VerifiedSellers } from '../../state/VerifiedSellers.ts';
import { FactList } from './FactList.tsx';
import { SellerCard } from './SellerCard.tsx';

type ProductDetailsProps = {
  readonly product: Product;
  readonly verified: VerifiedSellers;
  readonly onGone: () => void;
};

/** Everything the seller stated, and the seller's details. */
export const ProductDetails = observer(function ProductDetails(props: ProductDetailsProps) {
  const { product, verified, onGone } = props;
  const texts = useTexts(productTexts);
  const wordsLang = usePassageLang(product.description);
  return (
    <div className="section two-col">
      <div className="stack-lg">
        <div className="stack">
          <h2 className="h3">{texts.sellerSays}</h2>
          <p className="measure product__words" lang={wordsLang}>
            {product.description.trim() === '' ? texts.noDescription : product.description}
          </p>
        </div>
        <FactList product={product} />
      </div>
      <div>
        <SellerCard product={product} verified={verified} onGone={onGone} />
      </div>
    </div>
  );
});
