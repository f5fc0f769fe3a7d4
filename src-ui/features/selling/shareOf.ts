import { parseParameters } from '../../context/searchParameters.ts';

/** What became of a photo that another app shared, as src/build/hosting/shareAddress.ts writes it. */
const shares = ['kept', 'first', 'too-large', 'lost'] as const;
export type Share = (typeof shares)[number];

/** Null if the address speaks of no shared photo. */
export function shareOf(search: string): Share | null {
  const said = parseParameters(search).get('shared')?.[0];
  return shares.find((share) => share === said) ?? null;
}
