import type { TokenStore } from '#domain/identity/TokenStore.ts';

/** Keeps a token, and remembers every one that it ever kept. */
export function aTokenStore(token: string | null = null): TokenStore & { readonly written: readonly string[] } {
  let kept = token;
  const written: string[] = [];
  return {
    written,
    read: () => kept,
    write: (next) => {
      kept = next;
      written.push(next);
    },
    clear: () => {
      kept = null;
    },
  };
}
