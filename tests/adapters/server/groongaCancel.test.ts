import { once } from 'node:events';
import { type IncomingMessage, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { emptyQuery } from '#domain/search/emptyQuery.ts';
import { groongaEngine } from '#fakes/server/groonga/groongaEngine.ts';
import { anything, openWorld } from './searchOracle.ts';

/** Answers as Groonga does; null to a search that has a filter. */
async function answerTo(request: IncomingMessage): Promise<unknown> {
  const body = await text(request);
  if (request.url?.startsWith('/d/load') === true) return (JSON.parse(body) as readonly unknown[]).length;
  if (request.url === '/d/table_list') return [[]];
  if (request.url !== '/d/select') return true;
  const asked = new URLSearchParams(body);
  if (asked.get('table') === 'Feed') return [[[1], []]];
  return asked.has('filter') ? null : [[[0], []]];
}

/** A Groonga that never answers a search; the number of its open searches. */
async function aHangingGroonga() {
  const open = new Set<IncomingMessage>();
  const server = createServer((request, response) => {
    void answerTo(request).then((answer) => {
      if (answer !== null) return response.end(JSON.stringify([[0], answer]));
      open.add(request);
      server.emit('searches', open.size);
      return response.on('close', () => {
        open.delete(request);
        server.emit('searches', open.size);
      });
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const searches = (wanted: number) =>
    new Promise<void>((resolve) => {
      const look = (): void => {
        if (open.size === wanted) resolve();
      };
      server.on('searches', look);
      look();
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, searches };
}

test('[G-SCALE-1] closes its calls to Groonga when a search is cancelled', async () => {
  const groonga = await aHangingGroonga();
  const { search, database } = openWorld(5, groongaEngine(groonga.url));
  onTestFinished(() => database.close());
  const superseded = new AbortController();
  const found = search.find({ ...anything, query: { ...emptyQuery, text: 'phone' } }, { signal: superseded.signal });
  // The page, and its total.
  await groonga.searches(2);
  superseded.abort();
  expect(await found).toEqual({ ok: false, failure: { code: 'api/cancelled' } });
  await groonga.searches(0);
});
