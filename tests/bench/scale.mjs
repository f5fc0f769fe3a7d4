// Measures the shop at several sizes over the real wire: the engine alone, then a browser; or many people at once.
// Usage: npm run bench:scale [-- [--engine [--groonga] | --browser [--own | --search]] [--folder FOLDER] [size …]]
//    or: npm run bench:scale -- --people 1,10,50,200 [--seconds 20] [--folder FOLDER] [size …]
import { parseArgs } from 'node:util';
import { benchPeople } from './scaleWithPeople.mjs';
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
    people: { type: 'string' },
    seconds: { type: 'string', default: '20' },
  },
});
const sizes = positionals.map(Number);
const { folder } = values;

async function benchAlone(all) {
  const benchEngine = values.groonga === true ? benchInGroonga : benchInEngine;
  if (values.browser !== true) for (const products of all) await benchEngine({ products, folder });
  if (values.engine === true) return;
  const kinds = ['search', 'own'].filter((kind) => !(kind === 'search' ? values.own : values.search));
  await benchInBrowser({ sizes: all, kinds, folder });
}

if (values.people === undefined) await benchAlone(sizes.length > 0 ? sizes : [240, 10_000, 100_000, 1_000_000]);
else {
  const people = values.people.split(',').map(Number);
  await benchPeople({
    sizes: sizes.length > 0 ? sizes : [10_000, 100_000],
    people,
    seconds: Number(values.seconds),
    folder,
  });
}
