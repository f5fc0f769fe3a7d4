import type { Shelf } from './assortment.ts';
import { categories } from './categories.ts';

/**
 * Which posts, by their place, sellers pay attention to: evenly over time, the categories in turn,
 * and a few of the demo seller's, who has others left to advertise.
 */
export function chooseAdvertised(
  shelves: readonly Shelf[],
  count: number,
  demoSellers: ReadonlySet<number>,
): ReadonlySet<number> {
  const chosen = new Set([...demoSellers].filter((_, index) => index % 4 === 1));
  const wanted = Math.min(count, Math.floor(shelves.length / 4));
  const stretch = shelves.length / Math.max(1, wanted - chosen.size);
  for (let from = 0, turn = 0; chosen.size < wanted && Math.floor(from) < shelves.length; from += stretch, turn += 1) {
    const category = categories[turn % categories.length];
    const places = Array.from({ length: Math.ceil(stretch) }, (_, step) => Math.floor(from) + step).filter(
      (place) => place < shelves.length && !demoSellers.has(place) && !chosen.has(place),
    );
    const place = places.find((place) => shelves[place]?.category === category) ?? places[0];
    if (place !== undefined) chosen.add(place);
  }
  return chosen;
}
