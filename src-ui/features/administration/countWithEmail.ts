import { sameEmail } from '#domain/shared/EmailAddress.ts';
import type { Listing } from '#domain/shared/reading.ts';

type WithEmail = { readonly email: string };

/** How many rows, readable or not, have this e-mail: the marketplace deletes by e-mail and cannot tell them apart. */
export function countWithEmail(list: Listing<WithEmail> | undefined, { email }: WithEmail): number {
  const rows = list === undefined ? [] : [...list.items, ...list.unreadable];
  return rows.filter((row) => row.email !== null && sameEmail(row.email, email)).length;
}
