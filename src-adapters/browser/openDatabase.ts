/** The database, with its one table; null where the browser has none for this page, or another version's. */
export function openDatabase(name: string, version: number, table: string): Promise<IDBDatabase | null> {
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
      // Forbidden, or not there at all.
      resolve(null);
    }
  });
}
