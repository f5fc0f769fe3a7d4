import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { usePassageLang } from '../../context/usePassageLang.ts';
import { partsTexts } from '../../texts/parts.ts';
import { productTexts } from '../../texts/product.ts';
import { Icon } from '../../kit/Icon.tsx';
import { PictureTag } from '../../parts/product/PictureTag.tsx';
import { ProductPicture } from '../../parts/product/ProductPicture.tsx';
import type { SavableProduct } from '#domain/saved/SavedProduct.ts';
import { productHref } from '../../context/paths.ts';
import { useShare } from '../../parts/useShare.ts';

type MainPictureProps = {
  /** Null while the product is loading. */
  readonly product: SavableProduct | null;
  readonly isGone: boolean;
  readonly isAdvertised: boolean;
};

export const MainPicture = observer(function MainPicture({ product, isGone, isAdvertised }: MainPictureProps) {
  const texts = useTexts(productTexts);
  const { advertised } = useTexts(partsTexts);
  const share = useShare();
  const lang = usePassageLang(product?.productName ?? '');
  const tag = isGone ? texts.gone : isAdvertised ? advertised : null;
  return (
    <div className={isGone ? 'product__picture is-gone' : 'product__picture'}>
      {product !== null && <ProductPicture src={product.image} alt={product.productName} lang={lang} eager />}
      {product === null && isGone && <ProductPicture src="" />}
      <PictureTag status={product?.status} otherwise={tag} />
      {product !== null && !isGone && (
        <div className="product-card__actions">
          <button
            type="button"
            className="btn-icon btn-icon--float"
            aria-label={texts.share}
            title={texts.share}
            onClick={() => void share(product.productName, productHref(product.id))}
          >
            <Icon name="share-2" />
          </button>
        </div>
      )}
    </div>
  );
});
