import { parseParameters } from '../../context/searchParameters.ts';

/** The outcomes of a shared photo, as src/build/hosting/shareAddress.ts writes them. */
const shares = ['kept', 'first', 'too-large', 'lost'] as const;
export type Share = (typeof shares)[number];

/** Null if the address speaks of no shared photo. */
export function shareOf(search: string): Share | null {
  const said = parseParameters(search).get('shared')?.[0];
  return shares.find((share) => share === said) ?? null;
}
