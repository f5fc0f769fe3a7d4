import { describe, expect, it } from 'vitest';
import type { Clock } from '#domain/shared/Clock.ts';

export function describeClockContract(name: string, make: () => Promise<{ readonly clock: Clock }>): void {
  describe(`Clock: ${name}`, () => {
    it('tells a time of this century in milliseconds', async () => {
      const { clock } = await make();
      expect(clock.now()).toBeGreaterThan(Date.UTC(2020, 0));
      expect(clock.now()).toBeLessThan(Date.UTC(2100, 0));
    });

    it('does not go back', async () => {
      const { clock } = await make();
      const before = clock.now();
      expect(clock.now()).toBeGreaterThanOrEqual(before);
    });
  });
}
