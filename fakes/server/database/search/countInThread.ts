import { parentPort, workerData } from 'node:worker_threads';
import { Database, type DatabasePlace } from '../Database.ts';
import { CatalogueTable } from './CatalogueTable.ts';
import type { FromThread, ToThread } from './CountingWorker.ts';
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
      try {
        const counted = await counting.count(request, cancel.signal);
        if (counted !== null) send({ id, counted });
      } catch (error) {
        console.error(error);
        send({ id, counted: 'lost' });
      } finally {
        running.delete(id);
      }
    };
    void count();
  });
  send('ready');
}
