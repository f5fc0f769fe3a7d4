import { safeParse } from 'valibot';
import { productRow } from '#adapters/marketplace-rest/productWire.ts';
import { rows } from '#adapters/marketplace-rest/wire.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { newestFirst } from '#domain/catalogue/productOrder.ts';

/** A build waits this long for the list of products. In milliseconds. */
const longestWait = 60_000;

/**
 * The products of a marketplace, newest first. `apiUrl`: where its calls begin, as in SHOP_API_URL. Fails if the
 * marketplace does not answer a list, so that no release forgets its pages.
 */
export async function readCatalogue(apiUrl: string): Promise<readonly Product[]> {
  const address = `${apiUrl.replace(/\/+$/, '')}/allproducts`;
  const response = await fetch(address, { signal: AbortSignal.timeout(longestWait) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const found = safeParse(rows(productRow([])), await response.json());
  if (!found.success) throw new Error(`${address} answered no list of products`);
  return newestFirst(found.output.items);
}
