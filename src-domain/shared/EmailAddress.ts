/** One address, an at sign, a dotted host, no spaces: what browsers accept and mail servers deliver. */
export const emailPattern = /^\s*[^\s@<>"(),;:\\[\]]{1,64}@(?:[^\s@.<>"(),;:\\[\]]+\.)+[^\s@.<>"(),;:\\[\]]{2,}\s*$/;

export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Whether two spellings reach the same mailbox, as far as a marketplace may assume. */
export function sameEmail(one: string, other: string): boolean {
  return normaliseEmail(one) === normaliseEmail(other);
}
