/** The environment of the live entry with addresses on this machine. */
export function liveKeys(): Readonly<Record<string, string>>;
