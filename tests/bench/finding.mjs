// Measures how long the catalogue takes to index and to search, by its size. Asserts nothing about time.
// Usage: node --expose-gc --import ./src/build/typescript.mjs tests/bench/finding.mjs [size …]
import { createDemoWorld } from '#fakes/seed/createDemoWorld.ts';
import { emptyQuery } from '#domain/search/emptyQuery.ts';
import { find } from '#domain/search/find.ts';
import { priceGuidance } from '#domain/search/priceGuidance.ts';
import { IndexInProgress } from '#domain/search/IndexInProgress.ts';
import { withVerifiedSellers } from '#domain/search/withVerifiedSellers.ts';
import { similarProducts } from '#domain/search/similarProducts.ts';
import { numbersIn } from '../scriptWords.mjs';

const now = Date.UTC(2025, 5, 1);
const sizes = numbersIn('Usage: node --expose-gc --import ./src/build/typescript.mjs tests/bench/finding.mjs [size …]');
const texts = [
  'iphone 13 pro',
  'thinkpad t480 16 gb',
  'samsung galaxy',
  'camera dhaka',
  'iphnoe',
  'thinkpda dell',
  'chattogarm',
  'rahman',
];
const facets = [
  { categories: ['HP', 'Dell'] },
  { categories: ['Smart Phone'], conditions: ['Excellent', 'Good'] },
  { price: { min: 20_000, max: 60_000 }, verified: true },
  { places: ['Dhaka', 'Sylhet'], months: { min: null, max: 12 }, sort: 'price-up' },
  { text: 'samsung', conditions: ['Good'], sort: 'saving' },
];

/** The search text after each key stroke. */
const typed = texts.flatMap((text) => Array.from(text, (_, end) => ({ text: text.slice(0, end + 1) })));

function time(work) {
  const began = performance.now();
  work();
  return performance.now() - began;
}

function percentile(times, share) {
  return times.sort((one, other) => one - other)[Math.ceil(times.length * share) - 1];
}

function measure(index, states, rounds) {
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const state of states) times.push(time(() => find(index, { ...emptyQuery, ...state })));
  }
  return times;
}

const megabytes = () => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 2 ** 20;
};

const rows = {};
for (const size of sizes.length > 0 ? sizes : [240, 10_000, 100_000]) {
  const { products } = createDemoWorld({ products: size, now }).marketplace;
  const before = megabytes();
  const work = new IndexInProgress(products);
  const steps = [];
  while (work.index === undefined) steps.push(time(() => work.step(250)));
  const longest = Math.max(...steps);
  const index = withVerifiedSellers(work.index, (email) => email < 'm');
  const memory = megabytes() - before;
  measure(index, typed.slice(0, 20), 1);
  const keys = measure(index, typed, 5);
  const clicks = measure(index, facets, 20);
  const pages = products.filter((_, place) => place % Math.ceil(size / 12) === 0);
  const guidances = pages.map((product) => time(() => priceGuidance(products, product)));
  const similar = pages.map((product) => time(() => similarProducts(products, product, 8)));
  rows[size] = {
    'index, ms': steps.reduce((sum, step) => sum + step),
    'longest step of 250': longest,
    'key p50': percentile(keys, 0.5),
    'key p95': percentile(keys, 0.95),
    'key longest': Math.max(...keys),
    'facet p50': percentile(clicks, 0.5),
    'facet p95': percentile(clicks, 0.95),
    'guidance p50': percentile(guidances, 0.5),
    'similar p50': percentile(similar, 0.5),
    words: index.words.words.length,
    'memory, MB': memory,
  };
}

const round = (number) => Math.round(number * 100) / 100;
console.table(
  Object.fromEntries(
    Object.entries(rows).map(([size, row]) => [
      size,
      Object.fromEntries(Object.entries(row).map(([name, number]) => [name, round(number)])),
    ]),
  ),
);
