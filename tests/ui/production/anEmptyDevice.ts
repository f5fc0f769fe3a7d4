import { afterEach, beforeEach, vi } from 'vitest';
import { anIndexedDb } from '../../builders/anIndexedDb.ts';
import { stopProductionShops } from './aProductionShop.tsx';

/** Each test of a file begins with an IndexedDB of its own, which goes once the shops have stopped. */
export function anEmptyDevice(): void {
  beforeEach(anIndexedDb);
  afterEach(async () => {
    vi.restoreAllMocks();
    await stopProductionShops();
    vi.unstubAllGlobals();
  });
}
