/**
 * Gives the browser's own bars the colour of the page's theme. The HTML names a colour for each theme of the device, light
 * before dark, and the person may have chosen the other theme.
 */
export function colourBars(signal: AbortSignal): void {
  const root = document.documentElement;
  const bars = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  const show = (): void => {
    const chosen = root.dataset['bsTheme'] === 'dark' ? 1 : 0;
    for (const [index, bar] of bars.entries()) bar.media = index === chosen ? 'all' : 'not all';
  };
  const observer = new MutationObserver(show);
  observer.observe(root, { attributeFilter: ['data-bs-theme'] });
  signal.addEventListener('abort', () => observer.disconnect());
  show();
}
