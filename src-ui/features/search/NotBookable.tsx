import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import type { BookingRefusal } from '#domain/booking/bookingPolicy.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { useTexts } from '../../context/AppContext.ts';
import { Notice } from '../../kit/Notice.tsx';
import { failureText, failureTexts } from '../../texts/failures.ts';
import { shoppingTexts } from '../../texts/shopping.ts';

type NotBookableProps = {
  readonly reason: BookingRefusal | ApiFailure;
  readonly text?: string | undefined;
  readonly onClose: () => void;
};

/**
 * Stands in place of the booking form of a product that cannot be booked. Takes the focus, as the form would, which also
 * brings it into the window of somebody far down the list.
 */
export const NotBookable = observer(function NotBookable({ reason, text, onClose }: NotBookableProps) {
  const texts = useTexts(shoppingTexts);
  const failures = useTexts(failureTexts);
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  return (
    <Notice
      tone="info"
      title={failureText(reason, failures)}
      actions={
        <button ref={close} type="button" className="btn btn-quiet" onClick={onClose}>
          {texts.close}
        </button>
      }
    >
      {text}
    </Notice>
  );
});
