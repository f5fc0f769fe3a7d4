import { useState } from 'react';

/**
 * The id of the product whose booking form is open, according to the address. An open form stays open when its product
 * becomes unavailable, because it holds the typed text and shows the reason.
 */
export function useOpenForm(askedFor: string | null, isAvailable: boolean): string | null {
  const [openFor, setOpenFor] = useState<string | null>(null);
  const now = askedFor !== null && (isAvailable || openFor === askedFor) ? askedFor : null;
  if (now !== openFor) setOpenFor(now);
  return now;
}
