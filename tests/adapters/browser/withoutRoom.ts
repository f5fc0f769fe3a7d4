import { IDBFactory } from 'fake-indexeddb';

/** A database that refuses writes like a full disk: it aborts each transaction at its end. */
export function withoutRoom(): IDBFactory {
  const factory = new IDBFactory();
  const open = factory.open.bind(factory);
  factory.open = (...which) => {
    const opening = open(...which);
    opening.addEventListener('success', () => {
      const database = opening.result;
      const begin = database.transaction.bind(database);
      database.transaction = (...tables) => {
        const transaction = begin(...tables);
        if (tables[1] === 'readwrite') queueMicrotask(() => transaction.abort());
        return transaction;
      };
    });
    return opening;
  };
  return factory;
}
