import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { colourBars } from '#ui/app/ahead/colourBars.ts';

const root = document.documentElement;
const theme = root.dataset['bsTheme'];

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="theme-color" content="#fff" media="(prefers-color-scheme: light)">' +
    '<meta name="theme-color" content="#0a141d" media="(prefers-color-scheme: dark)">';
});
afterEach(() => {
  document.head.innerHTML = '';
  root.dataset['bsTheme'] = theme;
});

/** The colours that a browser may take. */
const colours = (): readonly string[] =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
    .filter(({ media }) => media !== 'not all')
    .map(({ content }) => content);

it('[G-LOOK-1] the browser’s bars follow the theme, also after the page’s frame was drawn anew', async () => {
  root.dataset['bsTheme'] = 'dark';
  const first = new AbortController();
  colourBars(first.signal);
  expect(colours()).toEqual(['#0a141d']);
  first.abort();
  const second = new AbortController();
  colourBars(second.signal);
  root.dataset['bsTheme'] = 'light';
  await vi.waitFor(() => expect(colours()).toEqual(['#fff']));
  second.abort();
});
