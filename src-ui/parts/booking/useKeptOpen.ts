import { useState } from 'react';

/**
 * The product whose booking form is open: the one that the address asks for. A form that is open stays so when its
 * product is taken meanwhile, because it holds what was typed and says what happened.
 */
export function useKeptOpen(askedFor: string | null, isAvailable: boolean): string | null {
  const [openFor, setOpenFor] = useState<string | null>(null);
  const now = askedFor !== null && (isAvailable || openFor === askedFor) ? askedFor : null;
  if (now !== openFor) setOpenFor(now);
  return now;
}
