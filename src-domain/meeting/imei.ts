import { latinDigits } from '../shared/latinDigits.ts';

/** An IMEI identifies a phone to networks. Its last digit is a check digit over the other 14. */
export type ImeiReading = {
  /** The digits that were typed, as 0 to 9. */
  readonly digits: string;
  readonly verdict: 'incomplete' | 'too-long' | 'right' | 'wrong' | 'erased';
};

const length = 15;

/** The number of a phone's slot: 'IMEI1:', 'IMEI (2)'. */
const slot = /imei[\s_#(-]*(?:slot\s*)?[1-4](?!\d)/i;

/** Such a number that is surely none of the IMEI's digits: 'IMEI1', 'IMEI 2:'. */
const certainSlot = /imei(?:[_#(-]*(?:slot\s*)?[1-4](?!\d)|[\s_#(-]*(?:slot\s*)?[1-4]\s*[:)])/i;

/** The software's version, which some phones append: '/ 01'. */
const version = /\/\s*\d{1,2}\D*$/;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/**
 * Reads typed or pasted text. Ignores spaces, punctuation and, beyond 15 digits, the number of a slot and the software's
 * version. Some phones put slashes into the number itself, as in '352099/00/176148/1'.
 */
export function readImei(text: string): ImeiReading {
  const written = latinDigits(text.normalize('NFKC')).replace(certainSlot, '');
  const bare = written.replace(version, '');
  const readings = [written, bare, written.replace(slot, ''), bare.replace(slot, '')].map(digitsOf);
  const digits = readings.find((one) => one.length === length) ?? digitsOf(written);
  if (digits.length < length) return { digits, verdict: 'incomplete' };
  if (digits.length > length) return { digits, verdict: 'too-long' };
  if (isErased(digits)) return { digits, verdict: 'erased' };
  return { digits, verdict: hasCheckDigit(digits) ? 'right' : 'wrong' };
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
function isErased(digits: string): boolean {
  return /^0+$/.test(digits);
}
