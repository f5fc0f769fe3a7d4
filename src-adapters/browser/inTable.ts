import { type Timer, within } from '#domain/shared/within.ts';
import { openDatabase } from './openDatabase.ts';

/** Milliseconds that a transaction may take. */
const limit = 5000;

export type Table = {
  readonly database: string;
  readonly version: number;
  readonly name: string;
};

/** Runs one transaction. Answers whether it succeeded and its changes survive a reload; never throws. */
export async function inTable(
  { database: databaseName, version, name }: Table,
  mode: IDBTransactionMode,
  run: (table: IDBObjectStore) => unknown,
  timer: Timer,
): Promise<boolean> {
  const database = await openDatabase(databaseName, version, name, timer);
  if (database === null) return false;
  try {
    const done = new Promise<boolean>((resolve, reject) => {
      const transaction = database.transaction(name, mode);
      transaction.addEventListener('complete', () => resolve(true));
      transaction.addEventListener('abort', () => reject(transaction.error));
      run(transaction.objectStore(name));
    });
    return await within(limit, done, () => false, timer);
  } catch {
    // No room, or a table of another shape.
    return false;
  } finally {
    database.close();
  }
}
