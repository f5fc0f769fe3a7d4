// Compares the shop's own search with three libraries on the same products and judged queries: size, time of indexing
// and of a key, memory, quality. The libraries are no dependencies of the shop; install them somewhere else:
//   npm install --prefix FOLDER minisearch@7.2.0 @orama/orama@3.1.18 flexsearch@0.8.212 vite@8
// Usage: node --expose-gc --import ./src/build/typescript.mjs tests/bench/engines.mjs FOLDER [ENGINE [PRODUCTS]]
// Without an engine it runs each in a process of its own, so that one's memory is not counted for another.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { createDemoWorld } from '#fakes/seed/createDemoWorld.ts';
import { ok } from '#domain/shared/Result.ts';
import { endWith, readWords } from '#src/build/oneLine.mjs';
import { measureQuality } from '../quality/measureQuality.ts';
import { wholeNumbers } from '../scriptWords.mjs';
import { engines } from './searchEngines.mjs';

const usage =
  'Usage: node --expose-gc --import ./src/build/typescript.mjs tests/bench/engines.mjs FOLDER [ENGINE [PRODUCTS]]';
const [folder, engine, ...counts] = readWords(usage, { allowPositionals: true }).positionals;
if (folder === undefined) endWith(`Give the folder in which the libraries are installed. ${usage}`);
if (engine !== undefined && !(engine in engines))
  endWith(`No engine is named '${engine}'. The engines: ${Object.keys(engines).join(', ')}.`);
const [count = 10_000] = wholeNumbers(counts, usage);

const typed = [
  'thinkpad t480',
  'iphnoe 13',
  'samsung galaxy',
  'camera dhaka',
  'lenvo',
  'rahman',
  'macbok pro',
  'canon',
];
const keys = typed.flatMap((text) => Array.from(text, (_, length) => text.slice(0, length + 1)));

/** Milliseconds of processor time, which other programs hardly change. */
function work(run) {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function megabytes() {
  for (let round = 0; round < 3; round += 1) globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 2 ** 20;
}

/** The weight of the engine's code in a build, in KB gzip. */
async function kilobytes({ build }, imports) {
  const name = '\0entry';
  const { output } = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      { name: 'entry', resolveId: (id) => (id === name ? id : null), load: (id) => (id === name ? imports : null) },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      rollupOptions: { input: name, preserveEntrySignatures: 'strict' },
    },
  });
  return gzipSync(output[0].code, { level: 9 }).length / 1024;
}

async function measure(name) {
  const load = async (library) =>
    import(pathToFileURL(createRequire(join(folder, 'package.json')).resolve(library)).href);
  const { open, imports } = engines[name];
  const { products } = createDemoWorld({ products: count, now: Date.UTC(2026, 4, 20, 9) }).marketplace;
  const prepare = await open(load);
  const before = megabytes();
  let search;
  const index = work(() => {
    search = prepare(products);
  });
  const memory = megabytes() - before;
  for (const key of keys) search(key);
  const times = keys.map((key) => work(() => search(key))).sort((one, other) => one - other);
  const port = { find: async ({ query }) => ok({ items: search(query.text).slice(0, 10) }) };
  const quality = await measureQuality(port, products);
  const at = (share) => times[Math.floor((times.length - 1) * share)];
  const row = {
    'KB gzip': await kilobytes(await load('vite'), imports(folder)),
    'index, ms': index,
    'key p50, ms': at(0.5),
    'key p95, ms': at(0.95),
    'memory, MB': memory,
    'nDCG@10': quality.all,
    ...quality.byKind,
  };
  console.log(
    JSON.stringify(Object.fromEntries(Object.entries(row).map(([key, value]) => [key, Number(value.toFixed(3))]))),
  );
}

if (engine === undefined) {
  const rows = {};
  for (const name of Object.keys(engines)) {
    const args = [
      '--expose-gc',
      '--import',
      './src/build/typescript.mjs',
      process.argv[1],
      folder,
      name,
      String(count),
    ];
    const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    try {
      rows[name] = JSON.parse(stdout.trim().split('\n').at(-1));
    } catch {
      console.error(stderr);
    }
  }
  console.table(rows);
} else await measure(engine);
