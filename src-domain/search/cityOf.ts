import { foldText } from '../shared/foldText.ts';

const country = /^(?:bangladesh|bd)$/;
const postcode = /[\s-–]*[\d০-৯]{4}$/;

/**
 * A location's town: the part after the last comma, without country and postcode. 'Mirpur, Dhaka' and 'Dhaka-1216,
 * Bangladesh' are both in Dhaka. Empty if the location states none.
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
