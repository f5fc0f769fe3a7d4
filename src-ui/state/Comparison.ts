import type { Clock } from '#domain/shared/Clock.ts';
import { KeptProducts } from './KeptProducts.ts';
import type { PreferenceStore } from './Preferences.ts';

export const comparisonKey = 'comparison';

/** More columns than this are no comparison any more; `mostToCompare` of the catalogue, without its weight on every page. */
const most = 4;

/** Products that someone wants to see side by side. */
export class Comparison extends KeptProducts {
  constructor(store: PreferenceStore, clock: Clock) {
    super(store, clock, comparisonKey, most);
  }

  get isFull(): boolean {
    return this.size >= most;
  }

  /** In the order in which they were chosen. */
  get productIds(): readonly string[] {
    return [...this.kept.keys()];
  }
}
