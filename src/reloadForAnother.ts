import type { TokenStore } from '#domain/identity/TokenStore.ts';

/**
 * Loads a page anew that the browser has kept as it was and shows again on Back, if somebody has signed out or in
 * meanwhile: it has heard nothing of that, and still shows the earlier person's data. Answers a function that stops it.
 */
export function reloadForAnother(tokenStore: Pick<TokenStore, 'read'>): () => void {
  let before: string | null = null;
  const leave = (): void => {
    before = tokenStore.read();
  };
  const comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted || tokenStore.read() === before) return;
    document.documentElement.hidden = true;
    location.reload();
  };
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
  return () => {
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', comeBack);
  };
}
