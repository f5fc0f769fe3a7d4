import { Activity } from 'react';
import { observer } from 'mobx-react-lite';
import { Redirect } from 'wouter';
import { whyUnavailable } from '#domain/booking/bookingPolicy.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { useApp, useTexts } from '../../context/AppContext.ts';
import { chunk, useChunk } from '../../context/chunk.ts';
import { loginHref } from '../../context/rememberedOrigin.ts';
import { formMissingTexts } from '../../texts/formMissing.ts';
import type { VerifiedSellers } from '../../state/VerifiedSellers.ts';
import type { BookingAhead } from '../../parts/booking/BookingAhead.ts';
import { useAskedBooking } from '../../parts/booking/useAskedBooking.ts';
import { useBookingAddress } from '../../parts/booking/useBookingAddress.ts';
import { useOpenForm } from '../../parts/booking/useOpenForm.ts';
import { FormMissing } from '../../parts/form/FormMissing.tsx';
import { bookHere } from './useProductBooking.ts';

const dialog = chunk(async () => (await import('../../parts/booking/BookingDialog.tsx')).BookingDialog);

type BookingHereProps = {
  readonly product: Product;
  readonly verified: VerifiedSellers;
  readonly ahead: BookingAhead;
  readonly onRefused: () => void;
};

/** The booking form over the product's page, while it is asked for. Visitors log in first. */
export const BookingHere = observer(function BookingHere(props: BookingHereProps) {
  const { product, verified, ahead, onRefused } = props;
  const texts = useTexts(formMissingTexts);
  const { session } = useApp();
  const { actor } = session;
  const { productId, close } = useBookingAddress(ahead);
  const isAsked = useAskedBooking(ahead, productId) === product.id;
  const isWanted = useOpenForm(isAsked ? product.id : null, whyUnavailable(product) === null) !== null;
  const code = useChunk(dialog, isWanted || (actor !== undefined && actor !== null));
  if (actor === undefined && isWanted && session.restored.failure !== undefined) {
    const retry = (): void => void session.restore();
    return <FormMissing title={texts.bookingTitle} text={texts.bookingUnknown} onRetry={retry} onClose={close} />;
  }
  if (actor === undefined || !(isWanted || ahead.likely)) return null;
  if (actor === null) return isWanted ? <Redirect to={loginHref(bookHere(product))} replace /> : null;
  if (isWanted && code.missed) {
    return <FormMissing title={texts.bookingTitle} text={texts.bookingText} onRetry={code.retry} onClose={close} />;
  }
  if (code.here === undefined) return null;
  return (
    // Another person gets a form of their own.
    <Activity key={`${actor.account.email} ${product.id}`} mode={isWanted ? 'visible' : 'hidden'}>
      <code.here product={product} verified={verified} onClose={close} onRefused={onRefused} />
    </Activity>
  );
});
