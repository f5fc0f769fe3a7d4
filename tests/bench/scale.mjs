// Measures the shop at several sizes over the real wire: the engine alone, then a browser.
// Usage: npm run bench:scale [-- [--engine [--groonga] | --browser [--own | --search]] [--folder FOLDER] [size …]]
import { parseArgs } from 'node:util';
import { benchInBrowser } from './scaleInBrowser.mjs';
import { benchInEngine } from './scaleInEngine.ts';
import { benchInGroonga } from './scaleInGroonga.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: 'boolean' },
    groonga: { type: 'boolean' },
    browser: { type: 'boolean' },
    own: { type: 'boolean' },
    search: { type: 'boolean' },
    folder: { type: 'string' },
  },
});
const sizes = positionals.length > 0 ? positionals.map(Number) : [240, 10_000, 100_000, 1_000_000];
const benchEngine = values.groonga === true ? benchInGroonga : benchInEngine;
if (values.browser !== true) for (const products of sizes) await benchEngine({ products, folder: values.folder });
if (values.engine !== true) {
  const kinds = ['search', 'own'].filter((kind) => !(kind === 'search' ? values.own : values.search));
  await benchInBrowser({ sizes, kinds, folder: values.folder });
}
