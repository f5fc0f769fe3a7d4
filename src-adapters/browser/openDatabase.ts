import { type Timer, within } from '#domain/shared/within.ts';

/** Milliseconds. A browser may never answer if another tab holds an older version or its storage is broken. */
const limit = 3000;

/**
 * Opens the database with its one table. An older version is emptied. Null if this page has no database, or a newer
 * version of it.
 */
export function openDatabase(name: string, version: number, table: string, timer: Timer): Promise<IDBDatabase | null> {
  let isLate = false;
  const opening = open(name, version, table).then((database) => {
    // Nobody waits for it any more, and an open connection would block the next version.
    if (isLate) database?.close();
    return database;
  });
  const giveUp = (): null => {
    isLate = true;
    return null;
  };
  return within(limit, opening, giveUp, timer);
}

function open(name: string, version: number, table: string): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    try {
      const opening = indexedDB.open(name, version);
      opening.addEventListener('upgradeneeded', () => {
        const database = opening.result;
        for (const old of Array.from(database.objectStoreNames)) database.deleteObjectStore(old);
        database.createObjectStore(table);
      });
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => resolve(null));
    } catch {
      // Forbidden, or not available.
      resolve(null);
    }
  });
}
