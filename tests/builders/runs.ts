/** Properties run on the same few dozen values each time, at a fixed cost. */
export const runs = { numRuns: 60, seed: 28_022_023 };
