import { Hono } from 'hono';
import { expect, onTestFinished, test, vi } from 'vitest';
import { emptyQuery } from '#domain/search/emptyQuery.ts';
import { groongaEngine } from '#fakes/server/groonga/groongaEngine.ts';
import { LocalBackend } from '#fakes/server/LocalBackend.ts';
import { aHangingGroonga } from './aHangingGroonga.ts';
import { anything, openWorld } from './searchOracle.ts';

test('[G-SCALE-1] closes its calls to Groonga when a search is cancelled', async () => {
  const groonga = await aHangingGroonga('search');
  const { search, database } = openWorld(5, groongaEngine(groonga.url));
  onTestFinished(() => database.close());
  const superseded = new AbortController();
  const found = search.find({ ...anything, query: { ...emptyQuery, text: 'phone' } }, { signal: superseded.signal });
  // The page, and its total.
  await groonga.hanging(2);
  superseded.abort();
  expect(await found).toEqual({ ok: false, failure: { code: 'api/cancelled' } });
  await groonga.hanging(0);
});

test('[G-SCALE-1] ends the search in Groonga before it closes the database', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const groonga = await aHangingGroonga('load');
  const { search, database } = openWorld(5, groongaEngine(groonga.url));
  const asked = [search.find(anything), search.find(anything)];
  await groonga.hanging(1);
  const closed = database.close();
  asked.push(search.find(anything));
  await closed;
  const unavailable = { ok: false, failure: { code: 'api/unavailable' } };
  expect(await Promise.all(asked)).toEqual([unavailable, unavailable, unavailable]);
  expect(await search.find(anything)).toEqual(unavailable);
});

test('[G-SCALE-1] a backend that stops lets its calls end before it closes the database', async () => {
  const events: string[] = [];
  const app = new Hono();
  let begun = (): void => undefined;
  const isBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  app.get('/slow', async (c) => {
    begun();
    await new Promise((resolve) => {
      c.req.raw.signal.addEventListener('abort', () => setImmediate(() => setImmediate(resolve)));
    });
    events.push('written');
    return c.json({});
  });
  const backend = await LocalBackend.start(() => [app], {
    onStop: () => {
      events.push('closed');
    },
  });
  const call = expect(fetch(`${backend.url}/slow`)).rejects.toThrow('fetch failed');
  await isBegun;
  await backend.stop();
  await call;
  expect(events).toEqual(['written', 'closed']);
});
