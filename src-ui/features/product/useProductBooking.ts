import { useLocation } from 'wouter';
import { canBookProduct, type BookingRefusal } from '#domain/booking/bookingPolicy.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { searchPart } from '#domain/shared/urlParts.ts';
import { useApp } from '../../app/AppContext.ts';
import { loginHref } from '../../app/rememberedOrigin.ts';
import { bookParameter, detailsHref } from '../shopping/productLinks.ts';
import { useBookingAddress } from '../shopping/useBookingAddress.ts';

/** The address of a product's page with its booking open. */
export function bookHere(product: Pick<Product, 'id'>): string {
  return `${detailsHref(product)}?${bookParameter}=${searchPart(product.id)}`;
}

type ProductBooking = {
  /** Booking was asked for, by the button or in the address. */
  readonly isWanted: boolean;
  /** Why this person cannot book this product; a visitor can, after logging in. */
  readonly refusal: BookingRefusal | null;
  readonly open: () => void;
  readonly close: () => void;
};

export function useProductBooking(product: Product): ProductBooking {
  const { actor } = useApp().session;
  const [, navigate] = useLocation();
  const address = useBookingAddress();
  const possible = canBookProduct(actor ?? null, product, []);
  return {
    isWanted: address.productId === product.id,
    refusal: possible.ok || possible.failure.code === 'access/login-required' ? null : possible.failure,
    open: () => {
      if (actor === null) navigate(loginHref(bookHere(product)));
      else address.open(product);
    },
    close: address.close,
  };
}
