// Measures the search in Groonga like that in the database. Groonga must be installed.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Groonga } from '#fakes/server/groonga/Groonga.ts';
import { groongaEngine } from '#fakes/server/groonga/groongaEngine.ts';
import { startGroonga } from '../groonga/startGroonga.ts';
import { benchInEngine } from './scaleInEngine.ts';

/** Its index is filled anew each time, from a database of its own. */
export async function benchInGroonga({ products }: { readonly products: number }): Promise<void> {
  const groonga = await startGroonga();
  try {
    // The same requests are measured twice, and a cache would answer them the second time.
    await new Groonga(groonga.url).run('cache_limit', { max: 0 });
    await benchInEngine({ products, engineOf: groongaEngine(groonga.url) });
    const files = readdirSync(groonga.folder).map((file) => statSync(join(groonga.folder, file)));
    // Its files have holes, so their lengths say little.
    const bytes = files.reduce((sum, { blocks }) => sum + blocks * 512, 0);
    console.log(`  Groonga's files: ${Math.round(bytes / 1e6)} MB`);
  } finally {
    await groonga.stop();
  }
}
