import { foldText } from './foldText.ts';

const country = /^(?:bangladesh|bd)$/;
const postcode = /[\s-–]*[\d০-৯]{4}$/;

/**
 * The town of a location: what follows the last comma, without the country and the postcode. 'Mirpur, Dhaka' and
 * 'Dhaka-1216, Bangladesh' are both in Dhaka. Empty where none is said.
 */
export function cityOf(location: string): string {
  const parts = location
    .split(/[,،;]/)
    .map((part) => part.trim().replace(/[\s.]+$/, ''))
    .filter((part) => part !== '');
  while (parts.length > 1 && !isTown(parts.at(-1) ?? '')) parts.pop();
  const city = parts.at(-1) ?? '';
  return city.replace(postcode, '').trim().replace(/\s+/g, ' ') || city;
}

function isTown(part: string): boolean {
  return !country.test(foldText(part)) && part.replace(postcode, '') !== '';
}
