import { observer } from 'mobx-react-lite';
import type { Product } from '#domain/catalogue/Product.ts';
import { useTexts } from '../../context/AppContext.ts';
import { partsTexts } from '../../texts/parts.ts';
import { savedTexts } from '../../texts/saved.ts';

type RemoveComparedProps = { readonly product: Product; readonly onRemove: (productId: string) => void };

export const RemoveCompared = observer(function RemoveCompared({ product, onRemove }: RemoveComparedProps) {
  const texts = useTexts(savedTexts);
  const { actionOn } = useTexts(partsTexts);
  return (
    <button
      type="button"
      className="btn btn-quiet btn-sm"
      aria-label={actionOn(texts.remove, product.productName)}
      onClick={() => onRemove(product.id)}
    >
      {texts.remove}
    </button>
  );
});
