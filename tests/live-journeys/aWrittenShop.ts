import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ScriptedServer } from '../adapters/ScriptedServer.ts';
import { hostileRows } from '../hostile/hostileRows.ts';
import { liveKeys } from '../liveKeys.mjs';
import { StaticHost } from '../StaticHost.ts';
import { backend, test as base } from './livePage.ts';

type Row = {
  readonly _id: string;
  readonly productName: string;
  readonly price: number;
  /** The seller's e-mail address. */
  readonly email: string;
};

export type WrittenShop = {
  readonly url: string;
  /** As the backend has it now, and had it then. */
  readonly same: Row;
  /** Its name is in Bangla. */
  readonly bangla: Row;
  /** Cost 1 tk more when the shop was built. */
  readonly cheaper: Row;
  /** Was on offer when the shop was built. */
  readonly gone: Row;
  /** Products of which every text is hostile, on offer when the shop was built. */
  readonly hostile: readonly Row[];
  /** The ids of the products that verified sellers offer. */
  readonly ofVerified: readonly string[];
};

async function rowsAt(path: string): Promise<readonly Row[]> {
  const rows = (await (await fetch(backend + path)).json()) as readonly (Omit<Row, 'price'> & { price: string })[];
  // The specification's own client writes prices as texts.
  return rows.map((row) => ({ ...row, price: Number(row.price) }));
}

async function ofVerified(rows: readonly Row[]): Promise<readonly string[]> {
  const sellers = [...new Set(rows.map(({ email }) => email))];
  const answers = await Promise.all(
    sellers.map(async (email) => (await fetch(`${backend}/users/verified/${email}`)).text()),
  );
  const verified = new Set(sellers.filter((_, place) => answers[place]?.includes('true')));
  return rows.filter(({ email }) => verified.has(email)).map(({ _id }) => _id);
}

const longestRow = 5000;

/** The live build with a catalogue that was read before today's: a price, a product and hostile ones have gone since. */
export const test = base.extend<object, { readonly shop: WrittenShop }>({
  shop: [
    async ({ browserName: _browser }, use) => {
      const root = mkdtempSync(join(tmpdir(), 'written-'));
      const folder = join(root, 'live');
      cpSync('dist/bundled', folder, { recursive: true });
      const host = new StaticHost(folder);
      const url = await host.listen();
      const before = await ScriptedServer.start();
      const [now, advertised, categories] = await Promise.all(
        ['/allproducts', '/allproducts/advertise', '/categories'].map(rowsAt),
      );
      const [same, cheaper, last] = now ?? [];
      const bangla = now?.find(({ productName }) => /^\p{Script=Bengali}/u.test(productName));
      if (same === undefined || cheaper === undefined || last === undefined || bangla === undefined)
        throw new Error('The backend has too few products.');
      const gone = { ...last, _id: '63e0b4c95ad2907b3cffffff', productName: 'Gone since' };
      const rows = hostileRows({ buyer: 'buyer@example.com', seller: 'seller@example.com' })[
        '/allproducts'
      ] as readonly Row[];
      const hostile = rows
        .map((row, place) => ({ ...row, _id: `fe${String(place).padStart(22, '0')}` }))
        // Longer texts take the build a minute.
        .filter((row) => JSON.stringify(row).length < longestRow);
      const then = (now ?? []).map((row) => (row === cheaper ? { ...row, price: row.price + 1 } : row));
      before.answer({ json: [...then, gone, ...hostile] }, { json: advertised }, { json: categories });
      await promisify(execFile)(
        process.execPath,
        [
          '--import',
          './src/build/typescript.mjs',
          'src/build/writeHosting.ts',
          '--folder',
          folder,
          '--catalogue',
          before.url,
        ],
        { env: { ...process.env, ...liveKeys(), SHOP_URL: url } },
      );
      await use({ url, same, bangla, cheaper, gone, hostile, ofVerified: await ofVerified(now ?? []) });
      await before.stop();
      await host.close();
      rmSync(root, { recursive: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
});
