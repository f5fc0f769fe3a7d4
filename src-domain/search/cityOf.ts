import { foldText } from '../shared/foldText.ts';
import { placeIn } from './places.ts';

const countries: ReadonlySet<string> = new Set(['Bangladesh', 'BD', 'বাংলাদেশ'].map(foldText));
const postcode = /[\s-–]*[\d০-৯]{4}$/;
/** Characters at the end of a location in which its town is looked for. The patterns take long in longer ones. */
const maxRead = 200;

/**
 * A location's town: the part after the last comma, without country and postcode. 'Mirpur, Dhaka', 'Dhaka-1216,
 * Bangladesh' and 'মিরপুর, ঢাকা' are all in Dhaka: a known town has its English name. Empty if the location states none.
 */
export function cityOf(location: string): string {
  const parts = location
    .trim()
    .slice(-maxRead)
    // The cut may leave half a character.
    .replace(/^[\udc00-\udfff]/, '')
    .split(/[,،;]/)
    .map((part) => part.trim().replace(/[\s.।]+$/, ''))
    .filter((part) => part !== '');
  while (parts.length > 1 && !isTown(parts.at(-1) ?? '')) parts.pop();
  const city = parts.at(-1) ?? '';
  return placeIn('en', city.replace(postcode, '').trim().replace(/\s+/g, ' ') || city);
}

function isTown(part: string): boolean {
  return !countries.has(foldText(part)) && part.replace(postcode, '') !== '';
}
