import { InMemoryDeviceStore } from '#fakes/device/InMemoryDeviceStore.ts';
import { InMemoryPictureStore } from '#fakes/device/InMemoryPictureStore.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import { Drafts } from '#ui/state/drafts/Drafts.ts';
import { StoredDrafts } from '#ui/state/drafts/StoredDrafts.ts';
import type { SessionStore } from '#ui/state/SessionStore.ts';
import type { ViewModels } from '../viewModels.ts';

/** Storage that survives from one visit to the next. */
export class DeviceDrafts {
  readonly texts = new InMemoryDeviceStore();
  readonly pictures = new InMemoryPictureStore();
  readonly stored = new StoredDrafts(this.texts);

  /** A page's drafts. The page knows who is signed in. */
  of(session: SessionStore, clock: Clock = { now: () => 0 }): Drafts {
    return new Drafts({ deviceStore: this.texts, pictureStore: this.pictures, clock, session });
  }
}

/** The services that a page needs for its drafts. */
export function draftFactories(drafts: Drafts): Pick<ViewModels, 'draft' | 'forgetPerson'> {
  return { draft: (form, subject) => drafts.of(form, subject), forgetPerson: (owner) => drafts.forget(owner) };
}
