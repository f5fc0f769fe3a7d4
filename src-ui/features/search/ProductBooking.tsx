import { useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import { whyUnavailable } from '#domain/booking/bookingPolicy.ts';
import { useTexts } from '../../context/AppContext.ts';
import { chunk, useChunk } from '../../context/chunk.ts';
import { failureText, failureTexts } from '../../texts/failures.ts';
import { formMissingTexts } from '../../texts/formMissing.ts';
import { shoppingTexts } from '../../texts/shopping.ts';
import { useOpenForm } from '../../parts/booking/useOpenForm.ts';
import { FormMissing } from '../../parts/form/FormMissing.tsx';
import { Notice } from '../../kit/Notice.tsx';
import type { ProductListViewModel } from './ProductListViewModel.ts';

const dialog = chunk(async () => (await import('../../parts/booking/BookingDialog.tsx')).BookingDialog);

type ProductBookingProps = {
  readonly viewModel: ProductListViewModel;
  readonly productId: string | null;
  readonly onClose: () => void;
};

/** The booking form for the product that the address names, once its list has loaded. */
export const ProductBooking = observer(function ProductBooking({ viewModel, productId, onClose }: ProductBookingProps) {
  const texts = useTexts(shoppingTexts);
  const missing = useTexts(formMissingTexts);
  const failures = useTexts(failureTexts);
  // Loads beside the list, because people who open a category are likely to book.
  const code = useChunk(dialog, true);
  const product = viewModel.productOf(productId);
  const unavailable = product === undefined || product === null ? null : whyUnavailable(product);
  const openFor = useOpenForm(product?.id ?? null, unavailable === null);
  // Also once the list is read again without it.
  const isUnknown = product === undefined && viewModel.products.value !== undefined;
  useEffect(() => {
    if (productId !== null && isUnknown) viewModel.want(productId);
  }, [viewModel, productId, isUnknown]);
  if (productId === null || product === undefined) return null;

  const close = (
    <button type="button" className="btn btn-quiet" onClick={onClose}>
      {texts.close}
    </button>
  );
  if (product === null) {
    return (
      <Notice tone="info" title={failureText({ code: 'api/not-found' }, failures)} actions={close}>
        {texts.bookingGoneText}
      </Notice>
    );
  }
  if (unavailable !== null && openFor === null)
    return <Notice tone="info" title={failureText(unavailable, failures)} actions={close} />;
  if (code.missed) {
    return (
      <FormMissing title={missing.bookingTitle} text={missing.bookingText} onRetry={code.retry} onClose={onClose} />
    );
  }
  if (code.here === undefined) return null;
  return (
    <code.here
      key={product.id}
      product={product}
      verified={viewModel.verified}
      onClose={onClose}
      onRefused={() => void viewModel.refresh()}
    />
  );
});
