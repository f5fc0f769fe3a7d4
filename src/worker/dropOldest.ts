/** Keeps a cache at its newest entries. A cache lists them in the order in which they came. */
export async function dropOldest(cacheName: string, limit: number): Promise<void> {
  const cache = await caches.open(cacheName);
  const entries = await cache.keys();
  await Promise.all(entries.slice(0, -limit).map((entry) => cache.delete(entry)));
}
