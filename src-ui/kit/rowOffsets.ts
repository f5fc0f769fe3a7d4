/** The rows' tops, in pixels from the first one, and the bottom of the last one. */
export function rowOffsets(keys: readonly string[], heights: ReadonlyMap<string, number>): Float64Array {
  const usual = usualHeight(heights);
  const offsets = new Float64Array(keys.length + 1);
  for (const [place, key] of keys.entries()) {
    offsets[place + 1] = (offsets[place] ?? 0) + (heights.get(key) ?? usual);
  }
  return offsets;
}

/** Until a row was measured. */
const firstGuess = 72;

/** The mean of the measured rows. */
function usualHeight(heights: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const height of heights.values()) sum += height;
  return heights.size === 0 ? firstGuess : sum / heights.size;
}

/** The row at this many pixels from the first row's upper edge; the first or last row if that is outside. */
export function rowAt(offsets: Float64Array, pixels: number): number {
  let low = 0;
  let high = Math.max(0, offsets.length - 2);
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((offsets[middle] ?? 0) <= pixels) low = middle;
    else high = middle - 1;
  }
  return low;
}
