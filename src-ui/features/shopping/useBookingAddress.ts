import { useLocation } from 'wouter';
import type { Product } from '#domain/catalogue/Product.ts';
import { useAddress } from '../../app/address.ts';
import { bookHref, bookParameter } from './productLinks.ts';

/** Marks history entries that this page made, so that closing can go back to before them. */
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

/** Which product is being booked stands in the address: a link can open a booking, and Back closes it. */
export function useBookingAddress(): BookingAddress {
  const { path, search } = useAddress();
  const [, navigate] = useLocation();
  return {
    productId: new URLSearchParams(search).get(bookParameter),
    open: (product) => navigate(bookHref(product), { state: opened }),
    close: () => {
      if (isOpenedHere()) window.history.back();
      else navigate(path, { replace: true });
    },
  };
}
