import { observer } from 'mobx-react-lite';
import { Redirect } from 'wouter';
import { whyUnavailable } from '#domain/booking/bookingPolicy.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { useApp, useTexts } from '../../context/AppContext.ts';
import { chunk, useChunk } from '../../context/chunk.ts';
import { loginHref } from '../../context/rememberedOrigin.ts';
import { formMissingTexts } from '../../texts/formMissing.ts';
import type { VerifiedSellers } from '../../state/VerifiedSellers.ts';
import { useOpenForm } from '../../parts/booking/useOpenForm.ts';
import { FormMissing } from '../../parts/form/FormMissing.tsx';
import { bookHere, useProductBooking } from './useProductBooking.ts';

const dialog = chunk(async () => (await import('../../parts/booking/BookingDialog.tsx')).BookingDialog);

type BookingHereProps = {
  readonly product: Product;
  readonly verified: VerifiedSellers;
  readonly onRefused: () => void;
};

/** The booking form over the product's page, while the address asks for it. Visitors log in first. */
export const BookingHere = observer(function BookingHere(props: BookingHereProps) {
  const { product, verified, onRefused } = props;
  const texts = useTexts(formMissingTexts);
  const { actor } = useApp().session;
  const { isAsked, close } = useProductBooking(product);
  const isWanted = useOpenForm(isAsked ? product.id : null, whyUnavailable(product) === null) !== null;
  const code = useChunk(dialog, isWanted || (actor !== undefined && actor !== null));
  if (!isWanted || actor === undefined) return null;
  if (actor === null) return <Redirect to={loginHref(bookHere(product))} replace />;
  if (code.missed) {
    return <FormMissing title={texts.bookingTitle} text={texts.bookingText} onRetry={code.retry} onClose={close} />;
  }
  if (code.here === undefined) return null;
  return <code.here product={product} verified={verified} onClose={close} onRefused={onRefused} />;
});
