import { parentPort, workerData } from 'node:worker_threads';
import { Database, type DatabasePlace } from '../Database.ts';
import { CatalogueTable } from './CatalogueTable.ts';
import type { FromThread, ToThread } from './CountingThread.ts';
import { CountingInTurns } from './FacetCounting.ts';

/** Counts what the other thread asks for, until it ends this one. */
export function countInThread(): void {
  const database = new Database(workerData as DatabasePlace);
  const counting = new CountingInTurns(database, new CatalogueTable(database));
  const running = new Map<number, AbortController>();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Threads have no origin.
  const send = (message: FromThread): void => parentPort?.postMessage(message);
  parentPort?.on('message', ({ id, request }: ToThread) => {
    running.get(id)?.abort();
    if (request === null) return;
    const cancel = new AbortController();
    running.set(id, cancel);
    const count = async (): Promise<void> => {
      const counted = await counting.count(request, cancel.signal);
      running.delete(id);
      if (counted !== null) send({ id, counted });
    };
    void count();
  });
  send('ready');
}
