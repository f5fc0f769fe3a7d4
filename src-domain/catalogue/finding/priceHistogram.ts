/** Equal steps of price from the lowest on; the last one is open to the top. */
export type PriceScale = { readonly from: number; readonly step: number };

export type PriceHistogram = PriceScale & {
  /** How many cost at least `from + place * step` and less than a step more; in the last place: or anything above. */
  readonly counts: readonly number[];
};

export const priceBuckets = 24;

/** 1, 2 or 5 followed by noughts, at least as much. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return power * ([1, 2, 5, 10].find((factor) => factor * power >= least) ?? 10);
}

/**
 * Spans all but the dearest hundredth, lest one absurd price push all others into the first step.
 * It hangs on the whole list, so that a slider drawn over it keeps still while one narrows.
 */
export function priceScale(prices: Float64Array, ascending: Uint32Array): PriceScale {
  const at = (share: number) => prices[ascending[Math.floor((ascending.length - 1) * share)] ?? 0] ?? 0;
  if (prices.length === 0) return { from: 0, step: 1 };
  const lowest = at(0);
  for (let step = roundStep((at(0.99) - lowest) / priceBuckets); ; step = roundStep(step + 1)) {
    const from = Math.floor(lowest / step) * step;
    if (from + step * priceBuckets > at(0.99)) return { from, step };
  }
}

export function priceBucket({ from, step }: PriceScale, price: number): number {
  return Math.max(0, Math.min(priceBuckets - 1, Math.floor((price - from) / step)));
}
