import type { Reads } from '#adapters/caching/Reads.ts';

export const direct: Reads = { read: (_key, ask, options) => ask({ signal: options?.signal }), forget() {} };
