import { useEffect } from 'react';
import type { BookingAhead } from './BookingAhead.ts';

/** The id of the product whose form is asked for: by a press at once, by the address from the next frame on. */
export function useAskedBooking(ahead: BookingAhead, addressed: string | null): string | null {
  const asked = addressed ?? ahead.asked?.id ?? null;
  const isAsked = asked !== null;
  useEffect(() => {
    if (addressed !== null) ahead.settle();
  }, [ahead, addressed]);
  // Each opening draws a new form.
  useEffect(() => (isAsked ? () => ahead.forget() : undefined), [ahead, isAsked]);
  return asked;
}
