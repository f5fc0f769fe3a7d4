import { observer } from 'mobx-react-lite';
import { useTexts } from '../../app/AppContext.ts';
import { chunk, useChunk } from '../../app/chunk.ts';
import { shoppingTexts } from '../../copy/shopping.ts';
import { Notice } from '../../design/Notice.tsx';
import type { ProductListViewModel } from './ProductListViewModel.ts';

const dialog = chunk(async () => (await import('./BookingDialog.tsx')).BookingDialog);

type ProductBookingProps = {
  readonly viewModel: ProductListViewModel;
  readonly productId: string | null;
  readonly onClose: () => void;
};

/** The booking of exactly the product that the address names, once the list it is in has arrived. */
export const ProductBooking = observer(function ProductBooking({ viewModel, productId, onClose }: ProductBookingProps) {
  const texts = useTexts(shoppingTexts);
  // Fetched beside the list: whoever reads a category is likely to book.
  const code = useChunk(dialog, true);
  const listing = viewModel.products.value;
  if (productId === null || listing === undefined) return null;

  const close = <button type="button" className="btn btn-quiet" onClick={onClose}>{texts.close}</button>;
  const product = listing.items.find(({ id }) => id === productId);
  if (product === undefined) {
    return <Notice tone="info" title={texts.bookingGone} actions={close}>{texts.bookingGoneText}</Notice>;
  }
  if (code.missed) {
    return (
      <Notice
        tone="danger"
        title={texts.bookingMissed}
        actions={<><button type="button" className="btn btn-primary" onClick={code.retry}>{texts.retry}</button>{close}</>}
      >
        {texts.bookingMissedText}
      </Notice>
    );
  }
  if (code.here === undefined) return null;
  return <code.here key={product.id} product={product} verified={viewModel.verified} onClose={onClose} />;
});
