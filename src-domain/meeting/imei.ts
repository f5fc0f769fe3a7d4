import { latinDigits } from '../shared/latinDigits.ts';

/** An IMEI identifies a phone to networks. Its last digit is a check digit over the other 14. */
export type ImeiReading = {
  /** The digits that were typed, as 0 to 9. */
  readonly digits: string;
  readonly verdict: 'incomplete' | 'too-long' | 'right' | 'wrong';
};

const length = 15;

/** The number of a phone's slot: 'IMEI1:', 'IMEI (2)'. */
const slot = /imei[\s_#(-]*(?:slot\s*)?[1-4](?!\d)/i;

/**
 * Reads typed or pasted text. Ignores spaces, punctuation, a label, and the version that some phones append, as in
 * '… / 01'.
 */
export function readImei(text: string): ImeiReading {
  const written = latinDigits((text.split('/')[0] ?? '').normalize('NFKC'));
  const all = written.replace(/\D/g, '');
  const digits = all.length > length ? written.replace(slot, '').replace(/\D/g, '') : all;
  if (digits.length < length) return { digits, verdict: 'incomplete' };
  if (digits.length > length) return { digits, verdict: 'too-long' };
  return { digits, verdict: hasCheckDigit(digits) && !isBlank(digits) ? 'right' : 'wrong' };
}

/** The Luhn check for the IMEI, according to 3GPP TS 23.003, annex B: every second digit counts twice. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reduce((sum, character, place) => {
    const weighed = Number(character) * (place % 2 === 0 ? 1 : 2);
    return sum + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
}

/** Phones with an erased IMEI show zeros, which pass the Luhn check. */
function isBlank(digits: string): boolean {
  return /^0+$/.test(digits);
}
