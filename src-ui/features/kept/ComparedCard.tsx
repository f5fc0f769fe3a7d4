import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import type { Product } from '#domain/catalogue/Product.ts';
import { useTexts } from '../../app/AppContext.ts';
import { designTexts } from '../../copy/design.ts';
import { keptTexts } from '../../copy/kept.ts';
import { ProductPicture } from '../../design/ProductPicture.tsx';
import { detailsHref } from '../shopping/productLinks.ts';

type ComparedCardProps = { readonly product: Product; readonly onRemove: (productId: string) => void };

/** The head of a product's column. */
export const ComparedCard = observer(function ComparedCard({ product, onRemove }: ComparedCardProps) {
  const texts = useTexts(keptTexts);
  const { actionOn } = useTexts(designTexts);
  return (
    <div className="compared">
      <ProductPicture src={product.image} eager />
      <Link className="compared__name" href={detailsHref(product)}>{product.productName}</Link>
      <button
        type="button"
        className="btn btn-quiet btn-sm"
        aria-label={actionOn(texts.remove, product.productName)}
        onClick={() => onRemove(product.id)}
      >
        {texts.remove}
      </button>
    </div>
  );
});
