import { facetKey } from './facetKey.ts';

/** Tests whether a value equals the given one. Each spelling is folded once. */
export function sameValueAs(value: string): (other: string) => boolean {
  const key = facetKey(value);
  const known = new Map<string, boolean>();
  return (other) => {
    const answer = known.get(other) ?? facetKey(other) === key;
    known.set(other, answer);
    return answer;
  };
}
