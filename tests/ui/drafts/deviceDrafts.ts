import { InMemoryDraftPictureStore } from '#fakes/device/InMemoryDraftPictureStore.ts';
import { InMemoryDraftStore } from '#fakes/device/InMemoryDraftStore.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import type { ViewModels } from '#ui/app/ViewModels.ts';
import { Drafts } from '#ui/state/Drafts.ts';
import type { SessionStore } from '#ui/state/SessionStore.ts';

/** What a device keeps from one visit to the next. */
export class DeviceDrafts {
  readonly texts = new InMemoryDraftStore();
  readonly pictures = new InMemoryDraftPictureStore();

  /** The drafts of a page, which knows who is here. */
  of(session: SessionStore, clock: Clock = { now: () => 0 }): Drafts {
    return new Drafts(this.texts, this.pictures, clock, session);
  }
}

/** What a page asks for its drafts. */
export function draftFactories(drafts: Drafts): Pick<ViewModels, 'draft' | 'forgetDrafts'> {
  return { draft: (form, subject) => drafts.of(form, subject), forgetDrafts: (owner) => drafts.forget(owner) };
}
