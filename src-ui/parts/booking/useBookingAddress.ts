import { useCallback } from 'react';
import { useLocation } from 'wouter';
import type { Product } from '#domain/catalogue/Product.ts';
import { useAddress } from '../../context/address.ts';
import { bookParameter } from '../product/productLinks.ts';

/** Marks history entries that this page made, so that closing can go back before them. */
const opened = { bookingOpened: true };

function isOpenedHere(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'bookingOpened' in state;
}

type BookingAddress = {
  readonly productId: string | null;
  readonly open: (product: Product) => void;
  readonly close: () => void;
};

/**
 * The address names the product being booked beside the list's filters, so a link can open a booking and Back closes
 * it.
 */
export function useBookingAddress(): BookingAddress {
  const { path, search } = useAddress();
  const [, navigate] = useLocation();
  const hrefOf = useCallback(
    (productId: string | null) => {
      const parameters = new URLSearchParams(search);
      if (productId === null) parameters.delete(bookParameter);
      else parameters.set(bookParameter, productId);
      const rest = parameters.toString();
      return rest === '' ? path : `${path}?${rest}`;
    },
    [path, search],
  );
  const open = useCallback((product: Product) => navigate(hrefOf(product.id), { state: opened }), [navigate, hrefOf]);
  const close = useCallback(() => {
    if (isOpenedHere()) window.history.back();
    else navigate(hrefOf(null), { replace: true });
  }, [navigate, hrefOf]);
  return { productId: new URLSearchParams(search).get(bookParameter), open, close };
}
