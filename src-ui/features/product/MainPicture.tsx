import { observer } from 'mobx-react-lite';
import { useTexts } from '../../app/AppContext.ts';
import { designTexts } from '../../copy/design.ts';
import { productTexts } from '../../copy/product.ts';
import { Icon } from '../../design/Icon.tsx';
import { ProductPicture } from '../../design/ProductPicture.tsx';
import type { ProductFacts } from '../../state/KeptProduct.ts';
import { detailsHref } from '../shopping/productLinks.ts';
import { useShare } from './useShare.ts';

type MainPictureProps = {
  /** Null while nothing is known. */
  readonly product: ProductFacts | null;
  readonly isGone: boolean;
  readonly isAdvertised: boolean;
};

export const MainPicture = observer(function MainPicture({ product, isGone, isAdvertised }: MainPictureProps) {
  const texts = useTexts(productTexts);
  const { advertised } = useTexts(designTexts);
  const share = useShare();
  const tag = isGone ? texts.gone : isAdvertised ? advertised : null;
  return (
    <div className={isGone ? 'product__picture is-gone' : 'product__picture'}>
      {product !== null && <ProductPicture src={product.image} alt={product.productName} eager />}
      {product === null && isGone && <ProductPicture src="" />}
      {tag !== null && <span className="tag">{tag}</span>}
      {product !== null && !isGone && (
        <div className="product-card__actions">
          <button
            type="button"
            className="btn-icon btn-icon--float"
            aria-label={texts.share}
            title={texts.share}
            onClick={() => void share(product.productName, detailsHref(product))}
          >
            <Icon name="share-2" />
          </button>
        </div>
      )}
    </div>
  );
});
