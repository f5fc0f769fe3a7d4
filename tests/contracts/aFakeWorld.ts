import { type Fakes, type FakesOptions, createFakes } from '#fakes/createFakes.ts';
import { InMemoryStorage } from '#fakes/control/InMemoryStorage.ts';
import { tinyWorld } from './tinyWorld.ts';

/** A Friday morning in Dhaka. */
export const morning = Date.UTC(2026, 4, 1, 3, 0);

export function aFakeWorld(options: Partial<FakesOptions> = {}): Fakes {
  return createFakes({ seed: tinyWorld, storage: new InMemoryStorage(), clock: { now: () => morning }, ...options });
}
