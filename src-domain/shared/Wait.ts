/** Resolves after this time. */
export type Wait = (milliseconds: number) => Promise<void>;
