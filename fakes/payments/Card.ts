/** The text typed into the card form. */
export type Card = {
  readonly number: string;
  /** MM/YY. */
  readonly expiry: string;
  readonly cvc: string;
};

export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** The provider's message about a card's first error; null if the card is valid. */
export function complaintAbout({ number, expiry, cvc }: Card, now: number): string | null {
  const digits = digitsOf(number);
  if (digits.length < 15) return 'Your card number is incomplete.';
  if (digits.length > 16 || !hasCheckDigit(digits)) return 'Your card number is invalid.';
  const [month = 0, year = 0] = [digitsOf(expiry).slice(0, 2), digitsOf(expiry).slice(2)].map(Number);
  if (digitsOf(expiry).length !== 4 || month < 1 || month > 12) return "Your card's expiration date is incomplete.";
  // A card is valid until the end of its month.
  if (Date.UTC(2000 + year, month) <= now) return "Your card's expiration date is in the past.";
  return digitsOf(cvc).length < securityCodeLength(digits) ? "Your card's security code is incomplete." : null;
}

/** American Express prints four digits. */
function securityCodeLength(number: string): number {
  return /^3[47]/.test(number) ? 4 : 3;
}

/** The Luhn checksum. */
function hasCheckDigit(number: string): boolean {
  const sum = [...number].reduceRight((sum, char, place) => {
    const digit = Number(char);
    const doubled = (number.length - place) % 2 === 0 ? digit * 2 : digit;
    return sum + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
