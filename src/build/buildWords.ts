import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { urlOf } from '../urlOf.ts';
import { endWith, readWords } from './oneLine.mjs';

const flag = '--catalogue';

export type BuildWords = {
  /** The marketplace's address to read products from; empty for SHOP_API_URL, null to read none. */
  readonly catalogue: string | null;
};

function read(usage: string, given: readonly string[], options: { readonly folder?: { type: 'string' } }) {
  // Node's parser knows no option with a value that may be left out.
  const args = given.flatMap((word) => (word.startsWith(`${flag}=`) ? [flag, word.slice(flag.length + 1)] : [word]));
  const { values, positionals } = readWords(usage, {
    args,
    options: { catalogue: { type: 'boolean' }, ...options },
    allowPositionals: true,
  });
  const [url, other] = positionals;
  if (other !== undefined || (url !== undefined && values['catalogue'] !== true))
    return endWith(`Unexpected argument '${other ?? url}'. ${usage}`);
  if (url !== undefined && !/^https?:$/.test(urlOf(url)?.protocol ?? ''))
    return endWith(`${flag} names '${url}', which is not an http(s) URL. ${usage}`);
  return { catalogue: values['catalogue'] === true ? (url ?? '') : null, folder: values['folder'] };
}

/** The words of `npm run build`, which always writes dist/live. */
export function readBuildWords(args: readonly string[]): BuildWords {
  return read('Usage: npm run build [-- --catalogue [URL]]', args, {});
}

/** The words of `npm run host`. `folder`: the bundler's output. */
export function readHostWords(args: readonly string[]): BuildWords & { readonly folder: string } {
  const usage = 'Usage: npm run host [-- --catalogue [URL]] [--folder FOLDER]';
  const { catalogue, folder = 'dist/live' } = read(usage, args, { folder: { type: 'string' } });
  if (typeof folder !== 'string' || !existsSync(join(folder, 'worker', 'serviceWorker.js')))
    return endWith(`${String(folder)} holds no new bundle, which npm run bundle writes into dist/live. ${usage}`);
  return { catalogue, folder };
}
