import { observer } from 'mobx-react-lite';
import { useLocation } from 'wouter';
import type { Product } from '#domain/catalogue/Product.ts';
import { useTexts } from '../../context/AppContext.ts';
import { sellingTexts } from '../../texts/selling.ts';
import { Icon } from '../../kit/Icon.tsx';
import { draftHref } from './draftAddress.ts';
import type { ListingDrafts } from './ListingDrafts.ts';

type DuplicateButtonProps = {
  readonly product: Product;
  readonly drafts: ListingDrafts;
};

/** Opens the form for a new product that is like this one. */
export const DuplicateButton = observer(function DuplicateButton({ product, drafts }: DuplicateButtonProps) {
  const texts = useTexts(sellingTexts);
  const [, navigate] = useLocation();
  return (
    <button
      type="button"
      className="btn-icon"
      title={texts.duplicate}
      onClick={() => navigate(draftHref(drafts.duplicate(product)))}
    >
      <Icon name="copy" />
      <span className="visually-hidden">{`${texts.duplicate}${texts.ofProduct(product.productName)}`}</span>
    </button>
  );
});
