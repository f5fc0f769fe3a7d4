import type { Clock } from '#domain/shared/Clock.ts';
import { KeptProducts } from './KeptProducts.ts';
import type { PreferenceStore } from './Preferences.ts';

/** Products whose pages were looked at on this device. */
export class RecentlyViewed extends KeptProducts {
  constructor(store: PreferenceStore, clock: Clock) {
    super(store, clock, 'recently-viewed', 24);
  }
}
