import type { Clock } from '#domain/shared/Clock.ts';
import type { DeviceStore } from '#domain/shared/DeviceStore.ts';
import { savedLists } from '#domain/saved/SavedList.ts';
import { deviceFeature } from '#ui/parts/saved/deviceFeature.ts';
import { savedMarkFeature } from '#ui/parts/saved/savedMarkFeature.ts';
import { SavedProducts } from '#ui/state/SavedProducts.ts';
import { VerifiedSellers } from '#ui/state/VerifiedSellers.ts';
import { answers, lists } from '../../builders/answers.ts';

const clock: Clock = { now: () => 0 };

/** The lists of a device, and the view models that read them, in a shop without products. */
export function deviceParts(deviceStore: DeviceStore) {
  const list = (name: keyof typeof savedLists) => new SavedProducts({ device: deviceStore, clock }, savedLists[name]);
  const page = {
    wishList: list('wishList'),
    comparison: list('comparison'),
    recentlyViewed: list('recentlyViewed'),
    verifiedSellers: new VerifiedSellers(answers(false)),
    sharedCatalogue: { indexes: new WeakMap(), shown: null },
  };
  const products = { all: lists() } as unknown as Parameters<typeof deviceFeature>[0]['products'];
  const viewModels = {
    ...deviceFeature({ deviceStore, clock, products, search: null }, page),
    ...savedMarkFeature({ deviceStore }),
  };
  return { ...page, viewModels };
}
