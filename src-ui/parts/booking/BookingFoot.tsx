import { useLayoutEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { useTexts } from '../../context/AppContext.ts';
import { bookingTexts } from '../../texts/booking.ts';
import { failureText, failureTexts } from '../../texts/failures.ts';
import { FormError } from '../../kit/FormError.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { SubmitButton } from '../../kit/form/SubmitButton.tsx';
import { NeedsNetwork } from '../form/NeedsNetwork.tsx';
import type { BookingViewModel } from './BookingViewModel.ts';
import { paths } from '../../context/paths.ts';

/** The button to book, or why the person cannot book. */
export const BookingFoot = observer(function BookingFoot({ viewModel }: { readonly viewModel: BookingViewModel }) {
  const texts = useTexts(bookingTexts);
  const failures = useTexts(failureTexts);
  const { refusal, action } = viewModel;
  const foot = useRef<HTMLDivElement>(null);
  const isRefused = refusal !== null;
  // The pressed button is gone.
  useLayoutEffect(() => {
    if (isRefused && document.activeElement === document.body) foot.current?.focus();
  }, [isRefused]);
  if (refusal !== null) {
    return (
      <div ref={foot} className="modal-footer" tabIndex={-1}>
        <Notice
          tone="info"
          title={failureText(refusal, failures)}
          actions={
            refusal.code === 'booking/already-booked' ? (
              <Link className="btn btn-quiet" href={paths.dashboard}>
                {texts.seeBookings}
              </Link>
            ) : undefined
          }
        />
      </div>
    );
  }
  const failure = action.failure === null || action.failure.code === 'rules/broken' ? null : action.failure;
  return (
    <div className="modal-footer">
      <FormError text={failure === null ? null : failureText(failure, failures)} />
      <NeedsNetwork title={texts.offlineTitle} text={texts.offlineText}>
        <SubmitButton
          className="btn btn-primary w-100"
          label={texts.submit}
          pendingLabel={texts.submitting}
          isPending={action.isPending}
        />
      </NeedsNetwork>
      <p className="form-note">
        <Icon name="shield-half" />
        {texts.terms}
      </p>
    </div>
  );
});
