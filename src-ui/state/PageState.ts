import type { LogInAgainPrompt } from './LogInAgainPrompt.ts';
import type { Notifications } from './Notifications.ts';
import type { PendingDeletions } from './PendingDeletions.ts';
import type { Preferences } from './Preferences.ts';
import type { SavedProducts } from './SavedProducts.ts';
import type { SessionStore } from './SessionStore.ts';
import type { Settings } from './Settings.ts';
import type { SharedCatalogue } from './SharedCatalogue.ts';
import type { VerifiedSellers } from './VerifiedSellers.ts';

/** State that lives as long as the page and is shared by its features. */
export type PageState = {
  readonly settings: Settings;
  readonly preferences: Preferences;
  readonly notifications: Notifications;
  readonly pendingDeletions: PendingDeletions;
  readonly session: SessionStore;
  readonly logInAgain: LogInAgainPrompt;
  readonly verifiedSellers: VerifiedSellers;
  readonly wishList: SavedProducts;
  readonly comparison: SavedProducts;
  readonly recentlyViewed: SavedProducts;
  readonly sharedCatalogue: SharedCatalogue;
};
