import { pause, percentile } from './withShop.mjs';

const texts = ['thinkpad', 'iphnoe', 'samsung', 'camera dhaka', 'lenvo', 'rahman', 'drone', 'macbok'];
const boxes = [0, 1, 6, 7, 0, 1, 6, 7, 2, 8, 2, 8];
/** Of twelve choices, the 95th percentile would be the slowest one, often the first. */
const rounds = 4;

/** Types and clears each text, and answers the `first` and `whole` of each key. `around` runs each act. */
export async function type(page, around = (act) => act()) {
  const times = [];
  const key = (text) => around(() => page.evaluate((typed) => window.bench.key(typed), text));
  for (const text of texts) {
    for (let end = 1; end <= text.length; end += 1) {
      times.push(await key(text.slice(0, end)));
      await pause(page, 120);
    }
    times.push(await key(''));
    await pause(page, 600);
  }
  return times;
}

/** Sets and clears filters, and answers the same of each choice. `around` runs each act. */
export async function click(page, around = (act) => act()) {
  const times = [];
  for (const box of Array.from({ length: rounds }, () => boxes).flat()) {
    times.push(await around(() => page.evaluate((which) => window.bench.click(which), box)));
    await pause(page, 600);
  }
  return times;
}

/** Sets each text at once, and answers how long the counts of the filters took. */
export async function count(page) {
  const times = [];
  for (const text of texts) {
    times.push(await page.evaluate((whole) => window.bench.counts(whole), text));
    await pause(page, 600);
  }
  return times;
}

/** Milliseconds from an act to its first rows, and to everything visible. `p100` is the slowest. */
export function percentilesOf(name, times) {
  const figures = {};
  for (const share of [0.5, 0.95, 1]) {
    const at = (part) =>
      percentile(
        times.map((time) => time[part]),
        share,
      );
    figures[`${name} p${share * 100}, ms`] = at('first');
    figures[`${name}, all that is visible, p${share * 100}, ms`] = at('whole');
  }
  return figures;
}
