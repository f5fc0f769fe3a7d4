/** Pseudo-random numbers that are always the same. */
export type Random = {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number, both ends included. */
  between(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  shuffled<T>(list: readonly T[]): T[];
};

/** Mulberry32: 32 bits of state, fast, and even enough for a demo world. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  function between(min: number, max: number): number {
    return min + Math.floor(next() * (max - min + 1));
  }

  function pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error('Nothing to pick from');
    return list[Math.floor(next() * list.length)] as T;
  }

  function shuffled<T>(list: readonly T[]): T[] {
    const cards = [...list];
    for (let last = cards.length - 1; last > 0; last -= 1) {
      const other = between(0, last);
      [cards[last], cards[other]] = [cards[other] as T, cards[last] as T];
    }
    return cards;
  }

  return { next, between, pick, shuffled, chance: (probability) => next() < probability };
}
