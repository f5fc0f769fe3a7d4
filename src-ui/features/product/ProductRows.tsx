import { observer } from 'mobx-react-lite';
import { useTexts } from '../../app/AppContext.ts';
import { productTexts } from '../../copy/product.ts';
import { KeptCard } from '../kept/KeptCard.tsx';
import { ShoppingCard } from '../shopping/ShoppingCard.tsx';
import { CardRow } from './CardRow.tsx';
import type { ProductViewModel } from './ProductViewModel.ts';

/** Where one may go from a product: to others like it, to its seller's, to those seen before. */
export const ProductRows = observer(function ProductRows({ viewModel }: { readonly viewModel: ProductViewModel }) {
  const texts = useTexts(productTexts);
  const { product, similar, fromSeller, recent, verified, viewed } = viewModel;
  return (
    <>
      {similar.length > 0 && (
        <CardRow title={texts.similar}>
          {similar.map((one) => <ShoppingCard key={one.id} product={one} verified={verified} />)}
        </CardRow>
      )}
      {product !== null && fromSeller.length > 0 && (
        <CardRow title={texts.fromSeller(product.sellerName)}>
          {fromSeller.map((one) => <ShoppingCard key={one.id} product={one} verified={verified} />)}
        </CardRow>
      )}
      {recent.length > 0 && (
        <CardRow title={texts.recentlyViewed}>
          {recent.map((entry) => (
            <KeptCard key={entry.productId} entry={entry} verified={verified} onRemove={() => viewed.drop(entry.productId)} />
          ))}
        </CardRow>
      )}
    </>
  );
});
