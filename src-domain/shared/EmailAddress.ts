/** A local part, an at sign and a dotted host without spaces, as browsers and mail servers accept it. */
export const emailPattern = /^\s*[^\s@<>"(),;:\\[\]]{1,64}@(?:[^\s@.<>"(),;:\\[\]]+\.)+[^\s@.<>"(),;:\\[\]]{2,}\s*$/;

/** Answers the address in lower case, without spaces and the unseen marks that come along when it is copied. */
export function normaliseEmail(email: string): string {
  return email
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();
}

/** Whether two spellings are the same mailbox, as far as a marketplace may assume. */
export function sameEmail(one: string, other: string): boolean {
  return normaliseEmail(one) === normaliseEmail(other);
}
