import { InMemoryDeviceStore } from '#fakes/device/InMemoryDeviceStore.ts';
import { InMemoryPictureStore } from '#fakes/device/InMemoryPictureStore.ts';
import { addProductRules } from '#domain/catalogue/productRules.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import type { App } from '#ui/context/AppContext.ts';
import { ListingDrafts } from '#ui/features/selling/ListingDrafts.ts';
import { newProductForm } from '#ui/features/selling/newProductForm.ts';
import { DraftList } from '#ui/state/drafts/DraftList.ts';
import { Drafts } from '#ui/state/drafts/Drafts.ts';
import { localDay } from '#ui/state/localDay.ts';
import { StoredDrafts } from '#ui/state/drafts/StoredDrafts.ts';
import type { SessionStore } from '#ui/state/SessionStore.ts';
import type { ViewModels } from '../viewModels.ts';

/** Storage that survives from one visit to the next. */
export class DeviceDrafts {
  readonly texts: InMemoryDeviceStore;
  readonly pictures: InMemoryPictureStore;
  readonly stored: StoredDrafts;

  /** With a device: another tab on it. */
  constructor(device?: DeviceDrafts) {
    this.texts = device?.texts.openTab() ?? new InMemoryDeviceStore();
    this.pictures = device?.pictures ?? new InMemoryPictureStore();
    this.stored = new StoredDrafts(this.texts);
  }

  /** A page's drafts. The page knows who is signed in. */
  of(session: SessionStore, clock: Clock = { now: () => 0 }): Drafts {
    return new Drafts({ deviceStore: this.texts, pictureStore: this.pictures, clock, session });
  }
}

/** A seller's drafts on a device, as the own products' page and the add form list them. */
export function listingDrafts(
  { texts, pictures }: DeviceDrafts,
  shell: Pick<App, 'session' | 'notifications' | 'pendingDeletions'>,
  clock: Clock = { now: () => 0 },
): ListingDrafts {
  const stores = { deviceStore: texts, pictureStore: pictures, clock };
  return new ListingDrafts({
    list: new DraftList({ form: 'add-product', ...stores, ...shell }),
    newForm: () => newProductForm({ session: shell.session, clock }),
    rules: addProductRules(() => localDay(clock.now())),
    isPosted: () => false,
    notifications: shell.notifications,
  });
}

/** The services that a page needs for its drafts. */
export function draftFactories(drafts: Drafts): Pick<ViewModels, 'draft' | 'forgetPerson' | 'forgetVisitors'> {
  return {
    draft: (form, subject) => drafts.of(form, subject),
    forgetPerson: (owner) => drafts.forget(owner),
    forgetVisitors: () => {},
  };
}
