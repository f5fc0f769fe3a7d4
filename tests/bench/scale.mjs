// Measures the shop at several sizes over the real wire: the engine alone, then a browser; or many people at once.
// Usage: npm run bench:scale [-- [--engine [--groonga] | --browser [--own | --search]] [--folder FOLDER] [size …]]
//    or: npm run bench:scale -- --people 1,10,50,200 [--seconds 20] [--folder FOLDER] [size …]
import { endWith, readWords } from '#src/build/oneLine.mjs';
import { wholeNumbers } from '../scriptWords.mjs';
import { benchPeople } from './scaleWithPeople.mjs';
import { benchInBrowser } from './scaleInBrowser.mjs';
import { benchInEngine } from './scaleInEngine.ts';
import { benchInGroonga } from './scaleInGroonga.ts';

const usage =
  'Usage: npm run bench:scale [-- [--engine [--groonga] | --browser [--own | --search]] [--folder FOLDER] [size …]], or with --people 1,10,50,200 [--seconds 20]';
const { values, positionals } = readWords(usage, {
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
const sizes = wholeNumbers(positionals, usage);
const people = wholeNumbers(values.people?.split(',') ?? [], usage);
const [seconds] = wholeNumbers([values.seconds], usage);
const { folder } = values;
for (const [one, other] of [
  ['engine', 'browser'],
  ['own', 'search'],
]) {
  if (values[one] && values[other]) endWith(`--${one} and --${other} leave nothing to measure. ${usage}`);
}

async function benchAlone(all) {
  const benchEngine = values.groonga === true ? benchInGroonga : benchInEngine;
  if (values.browser !== true) for (const products of all) await benchEngine({ products, folder });
  if (values.engine === true) return;
  const kinds = ['search', 'own'].filter((kind) => !(kind === 'search' ? values.own : values.search));
  await benchInBrowser({ sizes: all, kinds, folder });
}

if (people.length === 0) await benchAlone(sizes.length > 0 ? sizes : [240, 10_000, 100_000, 1_000_000]);
else await benchPeople({ sizes: sizes.length > 0 ? sizes : [10_000, 100_000], people, seconds, folder });
