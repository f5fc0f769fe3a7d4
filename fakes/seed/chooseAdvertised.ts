import type { Assortment } from './assortment.ts';
import { categories } from './categories.ts';

/**
 * The positions of advertised posts: spread evenly over time, with the categories in turn, and a few of the demo
 * seller's, so that the others can still be advertised.
 */
export function chooseAdvertised(
  assortments: readonly Assortment[],
  count: number,
  demoSellers: ReadonlySet<number>,
): ReadonlySet<number> {
  const chosen = new Set([...demoSellers].filter((_, index) => index % 4 === 1));
  const wanted = Math.min(count, Math.floor(assortments.length / 4));
  const stretch = assortments.length / Math.max(1, wanted - chosen.size);
  for (
    let from = 0, turn = 0;
    chosen.size < wanted && Math.floor(from) < assortments.length;
    from += stretch, turn += 1
  ) {
    const category = categories[turn % categories.length];
    const places = Array.from({ length: Math.ceil(stretch) }, (_, step) => Math.floor(from) + step).filter(
      (place) => place < assortments.length && !demoSellers.has(place) && !chosen.has(place),
    );
    const place = places.find((place) => assortments[place]?.category === category) ?? places[0];
    if (place !== undefined) chosen.add(place);
  }
  return chosen;
}
