import { Database, type DatabasePlace } from '../Database.ts';
import { CatalogueTable } from './CatalogueTable.ts';
import type { FromChild, ToChild } from './CountingChild.ts';
import { CountingInTurns } from './FacetCounting.ts';

const send = (message: FromChild): void => void process.send?.(message);

/** Counts what the backend's process asks for, until that ends this one or ends itself. */
export function countInChild(): void {
  process.once('message', (place: DatabasePlace) => countAt(place));
  process.once('disconnect', () => process.exit());
  // Ctrl+C in a terminal reaches both processes. The backend decides when this one ends.
  process.on('SIGINT', () => undefined);
}

function countAt(place: DatabasePlace): void {
  const database = new Database(place);
  const counting = new CountingInTurns(database, new CatalogueTable(database));
  const running = new Map<number, AbortController>();
  process.on('message', ({ id, request }: Exclude<ToChild, DatabasePlace>) => {
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
