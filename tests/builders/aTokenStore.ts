import type { TokenStore } from '#domain/identity/TokenStore.ts';

/** Stores a token and remembers every token it ever stored. */
export function aTokenStore(token: string | null = null): TokenStore & { readonly written: readonly string[] } {
  let stored = token;
  const written: string[] = [];
  return {
    written,
    read: () => stored,
    write: (next) => {
      stored = next;
      written.push(next);
    },
    clear: () => {
      stored = null;
    },
    onChangeElsewhere: () => () => {},
  };
}
