import { afterEach, beforeEach, vi } from 'vitest';
import { stopProductionShops } from './aProductionShop.tsx';

/** Lets each test of a file pass time itself. Time also passes by itself, and the shops stop before it is real again. */
export function playTimeouts(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  });
  afterEach(async () => {
    await stopProductionShops();
    vi.useRealTimers();
  });
}
