import { type GenericSchema, safeParse } from 'valibot';
import { categoryRows } from '#adapters/marketplace-rest/categoryWire.ts';
import { productRow } from '#adapters/marketplace-rest/productWire.ts';
import { rows } from '#adapters/marketplace-rest/wire.ts';
import { newestFirst } from '#domain/catalogue/newestFirst.ts';
import type { Extension } from '#domain/extensions.ts';
import type { Listing } from '#domain/shared/reading.ts';
import type { Catalogue } from './Catalogue.ts';

/** A build waits this long for each list. In milliseconds. */
const longestWait = 60_000;

async function answerOf(address: string): Promise<unknown> {
  const answer = await textAt(address).catch(({ message, cause }: Error) => {
    const why = cause instanceof Error ? ` (${cause.message || String((cause as NodeJS.ErrnoException).code)})` : '';
    throw new Error(`${address} did not answer: ${message}${why}`);
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  try {
    return JSON.parse(answer.text);
  } catch {
    throw new Error(`${address} answered no JSON`);
  }
}

async function textAt(address: string) {
  const response = await fetch(address, { signal: AbortSignal.timeout(longestWait) });
  return { ok: response.ok, status: response.status, text: await response.text() };
}

/**
 * The catalogue of a marketplace. `apiUrl`: where its calls begin, as in SHOP_API_URL. Fails if the marketplace does not
 * answer a list, so that no release forgets its pages.
 */
export async function readCatalogue(apiUrl: string, extensions: readonly Extension[]): Promise<Catalogue> {
  const asOf = Date.now();
  const products = rows(productRow(extensions));
  const read = async <T>(path: string, list: GenericSchema<unknown, Listing<T>>): Promise<readonly T[]> => {
    const address = apiUrl.replace(/\/+$/, '') + path;
    const found = safeParse(list, await answerOf(address));
    if (!found.success) throw new Error(`${address} answered no list`);
    return found.output.items;
  };
  return {
    products: newestFirst(await read('/allproducts', products)),
    advertised: newestFirst(await read('/allproducts/advertise', products)),
    categories: await read('/categories', categoryRows),
    asOf,
  };
}
