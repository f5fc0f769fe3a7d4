/**
 * Gives the browser's own bars the colour of the page's theme. The HTML names a colour for each theme of the device, which
 * the person may not have chosen.
 */
export function colourBars(signal: AbortSignal): void {
  const root = document.documentElement;
  const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  const [light = '', dark = ''] = bars.map(({ content }) => content);
  const show = (): void => {
    for (const bar of bars) bar.content = root.dataset['bsTheme'] === 'dark' ? dark : light;
  };
  const observer = new MutationObserver(show);
  observer.observe(root, { attributeFilter: ['data-bs-theme'] });
  signal.addEventListener('abort', () => observer.disconnect());
  show();
}
