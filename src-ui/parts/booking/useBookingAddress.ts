import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import type { Product } from '#domain/catalogue/Product.ts';
import { afterPaint } from '../../kit/afterPaint.ts';
import { type Address, useAddress } from '../../context/address.ts';
import { bookParameter } from '../product/productLinks.ts';
import type { BookingAhead } from './BookingAhead.ts';

/** Marks history entries that this page made, so that closing can go back before them. */
export const opened = { bookingOpened: true };

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
 * it. A press opens the form first, because all of the page listens to the address.
 */
export function useBookingAddress(ahead: BookingAhead): BookingAddress {
  const { path, search } = useAddress();
  const [, navigate] = useLocation();
  const here = useRef({ path, search });
  const isClosing = useRef(false);
  useLayoutEffect(() => {
    if (here.current.search !== search) isClosing.current = false;
    here.current = { path, search };
  });
  const open = useCallback(
    (product: Product) => {
      ahead.ask(product);
      afterPaint(() => {
        if (ahead.asked === product) navigate(hrefOf(here.current, product.id), { state: opened });
      });
    },
    [ahead, navigate],
  );
  const close = useCallback(() => {
    ahead.forget();
    // Going back takes a while. A second press meanwhile would go back once more.
    if (isClosing.current) return;
    isClosing.current = true;
    if (isOpenedHere()) window.history.back();
    else navigate(hrefOf(here.current, null), { replace: true });
  }, [ahead, navigate]);
  return { productId: new URLSearchParams(search).get(bookParameter), open, close };
}

function hrefOf({ path, search }: Address, productId: string | null): string {
  const parameters = new URLSearchParams(search);
  if (productId === null) parameters.delete(bookParameter);
  else parameters.set(bookParameter, productId);
  const rest = parameters.toString();
  return rest === '' ? path : `${path}?${rest}`;
}
