// Runs before anything is painted, so it is small, imports nothing and asks nothing of the shop's own code.

/** What this device keeps; a browser may forbid looking. */
const kept = (key: string): string | null => {
  try {
    return localStorage.getItem(`re-sale-shop:${key}`);
  } catch {
    return null;
  }
};

const scheme = kept('colour-scheme');
const isDark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.dataset['bsTheme'] = isDark ? 'dark' : 'light';
// The first screen in the HTML is drawn for who has chosen nothing: another's words and pictures are others.
if (scheme === 'light' || scheme === 'dark' || kept('language') === 'original') {
  document.documentElement.classList.add('has-chosen');
}
