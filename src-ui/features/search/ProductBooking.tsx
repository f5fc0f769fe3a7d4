import { Activity } from 'react';
import { observer } from 'mobx-react-lite';
import { whyUnavailable } from '#domain/booking/bookingPolicy.ts';
import { useTexts } from '../../context/AppContext.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { chunk, useChunk } from '../../context/chunk.ts';
import { formMissingTexts } from '../../texts/formMissing.ts';
import { shoppingTexts } from '../../texts/shopping.ts';
import type { BookingAhead } from '../../parts/booking/BookingAhead.ts';
import { useAskedBooking } from '../../parts/booking/useAskedBooking.ts';
import { useOpenForm } from '../../parts/booking/useOpenForm.ts';
import { FormMissing } from '../../parts/form/FormMissing.tsx';
import { focusHeading } from '../../kit/focusHeading.ts';
import { BookingLookUp } from './BookingLookUp.tsx';
import { NotBookable } from './NotBookable.tsx';
import type { ProductListViewModel } from './ProductListViewModel.ts';

const dialog = chunk(async () => (await import('../../parts/booking/BookingDialog.tsx')).BookingDialog);

type ProductBookingProps = {
  readonly viewModel: ProductListViewModel;
  readonly ahead: BookingAhead;
  /** The id of the product that the address names. */
  readonly addressed: string | null;
  readonly onClose: () => void;
};

/** The booking form for the product that is asked for, once its list has loaded. */
export const ProductBooking = observer(function ProductBooking(props: ProductBookingProps) {
  const { viewModel, ahead, addressed, onClose } = props;
  const productId = useAskedBooking(ahead, addressed);
  const texts = useTexts(shoppingTexts);
  const missing = useTexts(formMissingTexts);
  // Loads beside the list, because people who open a category are likely to book.
  const code = useChunk(dialog, true);
  const product = viewModel.productOf(productId);
  const unavailable = product === undefined || product === null ? null : whyUnavailable(product);
  const openFor = useOpenForm(product?.id ?? null, unavailable === null);
  const form = (of: Product, mode: 'visible' | 'hidden') =>
    code.here && (
      <Activity key={of.id} mode={mode}>
        <code.here
          product={of}
          verified={viewModel.verified}
          onClose={onClose}
          onRefused={() => void viewModel.refuse(of.id)}
        />
      </Activity>
    );
  if (productId === null) return ahead.likely && form(ahead.likely, 'hidden');
  const leave = (): void => {
    // The pressed button goes with its message.
    focusHeading();
    onClose();
  };
  if (product === undefined) {
    // The list may be read again without it.
    const isListed = viewModel.products.value !== undefined;
    return isListed && <BookingLookUp viewModel={viewModel} productId={productId} onClose={leave} />;
  }

  if (product === null) {
    return <NotBookable reason={{ code: 'api/not-found' }} text={texts.goneText} onClose={leave} />;
  }
  if (unavailable !== null && openFor === null) return <NotBookable reason={unavailable} onClose={leave} />;
  if (code.missed) {
    return (
      <FormMissing title={missing.bookingTitle} text={missing.bookingText} onRetry={code.retry} onClose={onClose} />
    );
  }
  return form(product, 'visible');
});
