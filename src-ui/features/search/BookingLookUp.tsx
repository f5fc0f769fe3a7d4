import { type MouseEvent, useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { Notice } from '../../kit/Notice.tsx';
import { addWaitingPart } from '../../state/waitingParts.ts';
import { failureText, failureTexts } from '../../texts/failures.ts';
import { formMissingTexts } from '../../texts/formMissing.ts';
import type { ProductListViewModel } from './ProductListViewModel.ts';
import { useLate } from './useLate.ts';

type BookingLookUpProps = {
  readonly viewModel: ProductListViewModel;
  readonly productId: string;
  readonly onClose: () => void;
};

/** Stands in place of a booking form whose product is being looked up, or could not be. */
export const BookingLookUp = observer(function BookingLookUp({ viewModel, productId, onClose }: BookingLookUpProps) {
  const texts = useTexts(formMissingTexts);
  const failures = useTexts(failureTexts);
  const { wanted } = viewModel;
  const { failure } = wanted;
  // The product of the address before may still be there.
  const isPending = wanted.isPending || wanted.isRunning;
  const isLate = useLate(isPending);
  const [isRetry, setRetry] = useState(false);
  useEffect(() => {
    viewModel.want(productId);
    return () => viewModel.wanted.cancel();
  }, [viewModel, productId]);
  useEffect(() => (isPending ? addWaitingPart() : undefined), [isPending]);
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    // The pressed button goes while the product is looked up.
    const { nextElementSibling } = currentTarget;
    if (nextElementSibling instanceof HTMLElement) nextElementSibling.focus();
    setRetry(true);
    viewModel.want(productId);
  };
  if (failure === undefined && !isLate && !isRetry) return null;
  return (
    <Notice
      tone={failure === undefined ? 'pending' : 'danger'}
      title={failure === undefined ? texts.bookingOpening : texts.bookingTitle}
      actions={
        <>
          {failure !== undefined && (
            <button type="button" className="btn btn-primary btn-sm" onClick={retry}>
              {texts.retry}
            </button>
          )}
          <button type="button" className="btn btn-quiet btn-sm" onClick={onClose}>
            {texts.close}
          </button>
        </>
      }
    >
      {failure === undefined ? undefined : failureText(failure, failures)}
    </Notice>
  );
});
