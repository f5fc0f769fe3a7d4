import { vi } from 'vitest';

/**
 * Sends storage events to this page's own listeners. Browsers notify only other tabs, but here all tabs share one page.
 */
export function storageEventsForAll(): void {
  const tell = (key: string, newValue: string | null): void => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  };
  const plain = {
    set: Reflect.get(Storage.prototype, 'setItem'),
    remove: Reflect.get(Storage.prototype, 'removeItem'),
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function set(this: Storage, key, value) {
    plain.set.call(this, key, value);
    tell(key, value);
  });
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(function remove(this: Storage, key) {
    plain.remove.call(this, key);
    tell(key, null);
  });
}
