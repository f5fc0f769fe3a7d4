import type { Clock } from '#domain/shared/Clock.ts';
import { KeptProducts } from './KeptProducts.ts';
import type { PreferenceStore } from './Preferences.ts';

export const wishListKey = 'wish-list';

/** Products that someone would like to come back to. */
export class WishList extends KeptProducts {
  constructor(store: PreferenceStore, clock: Clock) {
    super(store, clock, wishListKey, 500);
  }
}
