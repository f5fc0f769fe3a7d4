import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import type { Product } from '#domain/catalogue/Product.ts';
import { useApp, useTexts } from '../../context/AppContext.ts';
import { partsTexts } from '../../texts/parts.ts';
import { languageTags } from '../../texts/Language.ts';
import { savedTexts } from '../../texts/saved.ts';
import { ProductPicture } from '../../parts/product/ProductPicture.tsx';
import { productHref } from '../../context/paths.ts';
import { Passage } from '../../parts/Passage.tsx';

type ComparedCardProps = { readonly product: Product; readonly onRemove: (productId: string) => void };

/** The head of a product's column. */
export const ComparedCard = observer(function ComparedCard({ product, onRemove }: ComparedCardProps) {
  const { preferences } = useApp();
  const texts = useTexts(savedTexts);
  const { actionOn } = useTexts(partsTexts);
  return (
    // The heading around it has the language of the product's name, and the buttons have the page's.
    <div className="compared" lang={languageTags[preferences.language]}>
      <ProductPicture src={product.image} eager />
      <Link className="compared__name" href={productHref(product.id)}>
        <Passage>{product.productName}</Passage>
      </Link>
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
