import { latinDigits } from './latinDigits.ts';

/** A phone number as its owner's country reads it. */
export type PhoneNumber = {
  /** '+8801711223344': dialled like this, it is reached from anywhere. */
  readonly e164: string;
  /** A landline of Bangladesh takes none; of other countries' numbers only they know. */
  readonly takesMessages: boolean;
};

const country = '880';
/** Operators have 013 to 019; 011 is a closed network's, but nothing in a number tells which ones are in use. */
const mobile = /^1[1-9]\d{8}$/;
/** An area code from 2 (Dhaka) to 9, and what is left of six to ten digits. */
const landline = /^[2-9]\d{5,9}$/;
const foreign = /^[1-9]\d{7,14}$/;

/** Marks that people put between digits, among them the hyphens and hidden direction marks of address books. */
const marks = /[\s().\p{Pd}\p{Cf}]/gu;

/** The typed number in plain digits and hyphens, without the hidden marks of an address book. */
export function plainNumber(text: string): string {
  return latinDigits(text.replace(/\p{Cf}/gu, '').replace(/\p{Pd}/gu, '-')).trim();
}

/** A number as people of Bangladesh type it, with or without the country in front; null where that isn't certain. */
export function readPhoneNumber(text: string): PhoneNumber | null {
  const dialled = latinDigits(text.normalize('NFKC')).replace(marks, '').replace(/^00/, '+');
  if (!dialled.startsWith('+')) return ofBangladesh(dialled);
  const digits = dialled.slice(1);
  if (digits.startsWith(country)) return ofBangladesh(digits);
  return foreign.test(digits) ? { e164: `+${digits}`, takesMessages: true } : null;
}

/** Within the country a zero comes first, which many write behind the country as well: '+880 (0)1711'. */
function ofBangladesh(digits: string): PhoneNumber | null {
  const national = digits.replace(/^880/, '').replace(/^0/, '');
  const isMobile = mobile.test(national);
  // A spreadsheet drops the zero of a mobile number. Without zero and country, anything else may be half a number.
  const isWhole = isMobile || national !== digits;
  return isWhole && (isMobile || landline.test(national))
    ? { e164: `+${country}${national}`, takesMessages: isMobile }
    : null;
}
