import { useLocation } from 'wouter';
import { canBookProduct, type BookingRefusal, whyUnavailable } from '#domain/booking/bookingPolicy.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { searchPart } from '#domain/shared/urlParts.ts';
import { useApp } from '../../context/AppContext.ts';
import { loginHref } from '../../context/rememberedOrigin.ts';
import { bookParameter } from '../../parts/product/productLinks.ts';
import { productHref } from '../../context/paths.ts';
import type { BookingAhead } from '../../parts/booking/BookingAhead.ts';
import { opened, useBookingAddress } from '../../parts/booking/useBookingAddress.ts';

/** The address of a product's page with its booking form open. */
export function bookHere(product: Pick<Product, 'id'>): string {
  return `${productHref(product.id)}?${bookParameter}=${searchPart(product.id)}`;
}

type ProductBooking = {
  /** Why this person cannot book this product. Visitors can, after logging in. */
  readonly refusal: BookingRefusal | null;
  /** The form was asked for, and opens once it is known who is here. */
  readonly isWaiting: boolean;
  readonly open: () => void;
};

export function useProductBooking(product: Product, ahead: BookingAhead): ProductBooking {
  const { actor, restored } = useApp().session;
  const [, navigate] = useLocation();
  const booking = useBookingAddress(ahead);
  const asked = booking.productId ?? ahead.asked?.id;
  const possible = canBookProduct(actor ?? null, product, []);
  return {
    refusal:
      possible.ok || possible.failure.code === 'access/login-required' ? whyUnavailable(product) : possible.failure,
    isWaiting: actor === undefined && restored.isPending && asked === product.id,
    open: () => {
      if (actor === null) navigate(loginHref(bookHere(product)), { state: opened });
      else booking.open(product);
    },
  };
}
