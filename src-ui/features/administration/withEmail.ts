import { sameEmail } from '#domain/shared/EmailAddress.ts';
import type { Listing } from '#domain/shared/reading.ts';

type WithEmail = { readonly email: string };

/** The people with this e-mail: the marketplace deletes by e-mail and cannot tell them apart. */
export function withEmail<Person extends WithEmail>(
  list: Listing<Person> | undefined,
  { email }: WithEmail,
): readonly Person[] {
  return list?.items.filter((one) => sameEmail(one.email, email)) ?? [];
}
