import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { CatalogueSearch } from '#domain/search/CatalogueSearch.ts';
import { emptyQuery } from '#domain/search/emptyQuery.ts';
import { ResultList } from '#ui/features/search/ResultList.ts';
import { InMemoryTokenStore } from '#fakes/device/InMemoryTokenStore.ts';
import { type Received, type Scripted, ScriptedServer } from '../../adapters/ScriptedServer.ts';
import { restMarketplace } from '../../adapters/marketplace-rest/restMarketplace.ts';
import { productWire } from '../../adapters/marketplace-rest/wire.ts';
import { signedInAs } from '../../adapters/signedInAs.ts';

let server: ScriptedServer;
let list: ResultList;

function searchWithin(timeout: number): CatalogueSearch {
  const store = new InMemoryTokenStore();
  const api = restMarketplace({ url: server.url, store, auth: signedInAs(null), timeout, extensions: ['search'] });
  if (api.search === null) throw new Error('Made without the extension');
  return api.search;
}

beforeAll(async () => {
  server = await ScriptedServer.start();
});
afterEach(() => list.stop());
afterAll(() => server.stop());

const page = { total: { count: 1, exact: true }, after: null, asOf: '2026-05-20T09:00:00Z' };
const products: Scripted = { json: { ...page, items: [productWire] } };
const counts: Scripted = { json: { ...page, items: [], facets: { conditions: [{ value: 'Good', count: 1 }] } } };
const html = '<!DOCTYPE html><html><body>Bad gateway</body></html>';

const faults: readonly (readonly [name: string, Scripted, code: string])[] = [
  ['never comes', 'hang', 'api/timeout'],
  ['breaks off', 'reset', 'api/unreachable'],
  ['is 503 as HTML', { status: 503, text: html, type: 'text/html' }, 'api/unavailable'],
  ['is HTML instead of JSON', { text: html, type: 'text/html' }, 'api/malformed'],
  ['is half a text', { text: '{"items":[', type: 'application/json' }, 'api/malformed'],
];

const asksForCounts = ({ body }: Received): boolean => (JSON.parse(body) as { size: number }).size === 0;

/** Asks a marketplace that answers the two calls like this. */
async function find(ofProducts: Scripted, ofCounts: Scripted): Promise<ResultList> {
  server.answerBy((request) => (asksForCounts(request) ? ofCounts : ofProducts));
  const isHanging = ofProducts === 'hang' || ofCounts === 'hang';
  const search = searchWithin(isHanging ? 400 : 10_000);
  list = new ResultList({
    can: search.can,
    find: (request, options) => search.find({ ...request, within: { of: 'all' } }, options),
  });
  await list.find(emptyQuery);
  await expect.poll(() => list.facets?.load.isRunning).toBe(false);
  return list;
}

it.each(faults)('[G-FAULT-1] products stay where the answer with their counts %s', async (_, fault, code) => {
  const { found, facets, products: load } = await find(products, fault);
  expect(load.failure).toBeUndefined();
  expect(found?.items).toHaveLength(1);
  expect(facets?.stateFor(emptyQuery)).toBe('failed');
  expect(facets?.failure?.code).toBe(code);
  server.answer(counts);
  await facets?.count(emptyQuery);
  expect(facets?.stateFor(emptyQuery)).toBe('counted');
});

it.each(faults)('[G-FAULT-1] counts stay where the answer with the products %s', async (_, fault, code) => {
  const { facets, products: load } = await find(fault, counts);
  expect(load.failure?.code).toBe(code);
  expect(facets?.stateFor(emptyQuery)).toBe('counted');
  expect(facets?.facetsFor(emptyQuery)?.conditions).toEqual([{ value: 'Good', count: 1, chosen: false }]);
});

it('[G-SCALE-1] asks for the products first, and for both at once', async () => {
  await find(products, counts);
  expect(server.received.map(asksForCounts)).toEqual([false, true]);
});
