import { latinDigits } from '../shared/latinDigits.ts';

/** The number that a phone is known by to networks; its last digit follows from the other 14. */
export type ImeiReading = {
  /** As many of the digits as there are, in 0 to 9. */
  readonly digits: string;
  readonly verdict: 'incomplete' | 'too-long' | 'right' | 'wrong';
};

const length = 15;

/** What somebody typed or pasted, read: gaps and marks don't count, nor does the version that some phones add: '… / 01'. */
export function readImei(text: string): ImeiReading {
  const digits = latinDigits((text.split('/')[0] ?? '').normalize('NFKC')).replace(/\D/g, '');
  if (digits.length < length) return { digits, verdict: 'incomplete' };
  if (digits.length > length) return { digits, verdict: 'too-long' };
  return { digits, verdict: hasCheckDigit(digits) && !isBlank(digits) ? 'right' : 'wrong' };
}

/** Luhn's rule, as 3GPP TS 23.003 (annex B) has it for the IMEI: every second digit counts twice. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reduce((sum, character, place) => {
    const weighed = Number(character) * (place % 2 === 0 ? 1 : 2);
    return sum + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
}

/** Phones whose number was wiped show zeros, for which the rule holds. */
function isBlank(digits: string): boolean {
  return /^0+$/.test(digits);
}
