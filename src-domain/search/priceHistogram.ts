/** Equal price steps from the lowest price up. The last one has no upper end. */
export type PriceScale = { readonly from: number; readonly step: number };

export type PriceHistogram = PriceScale & {
  /** Counts products from `from + place * step` up to the next step. The last place also counts everything above. */
  readonly counts: readonly number[];
};

export const priceBuckets = 24;

/** The next number of the form 1, 2 or 5 followed by zeros. */
function roundStep(min: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, min)));
  return power * ([1, 2, 5, 10].find((factor) => factor * power >= min) ?? 10);
}

/**
 * Leaves out the most expensive hundredth, so that one absurd price does not squeeze all others into the first step.
 * Uses the whole list, so that the slider over it stays still while filters change.
 */
export function priceScale(prices: Float64Array, ascending: Uint32Array): PriceScale {
  const at = (share: number) => prices[ascending[Math.floor((ascending.length - 1) * share)] ?? 0] ?? 0;
  if (prices.length === 0) return { from: 0, step: 1 };
  return priceScaleOver(at(0), at(0.99));
}

/** The scale from the lowest price up to one that all but the most expensive hundredth have at most. */
export function priceScaleOver(lowest: number, highest: number): PriceScale {
  for (let step = roundStep((highest - lowest) / priceBuckets); ; step = roundStep(step * 1.5)) {
    const from = Math.floor(lowest / step) * step;
    if (from + step * priceBuckets > highest) return { from, step };
  }
}

export function priceBucket({ from, step }: PriceScale, price: number): number {
  return Math.max(0, Math.min(priceBuckets - 1, Math.floor((price - from) / step)));
}
