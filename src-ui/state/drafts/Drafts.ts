import { isActor } from '#domain/identity/Session.ts';
import type { PictureStore } from '#domain/selling/PictureStore.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import type { DeviceStore } from '#domain/shared/DeviceStore.ts';
import type { SessionStore } from '../SessionStore.ts';
import { type DraftName, draftKey, ownerKey } from './Draft.ts';
import type { DraftedForm } from './draftedFields.ts';
import { FormDraft } from './FormDraft.ts';
import type { OpenDraft } from './FormDraftParts.ts';
import { PictureDraft } from './PictureDraft.ts';
import { StoredDrafts } from './StoredDrafts.ts';

type DraftsParts = {
  readonly deviceStore: DeviceStore;
  readonly pictureStore: PictureStore;
  readonly clock: Clock;
  readonly session: SessionStore;
};

/** The drafts of the person who is signed in. Nobody gets another person's drafts. */
export class Drafts {
  readonly #drafts: StoredDrafts;
  readonly #parts: DraftsParts;
  readonly #open = new Set<OpenDraft>();
  /** By owner. Aborts when they sign out: drafts that were begun before save nothing more. */
  readonly #visits = new Map<string, AbortController>();

  constructor(parts: DraftsParts) {
    this.#drafts = new StoredDrafts(parts.deviceStore, (dropped) => void parts.pictureStore.remove(draftKey(dropped)));
    this.#parts = parts;
  }

  /** `subject` is what the form is about, such as the product to book. */
  of(form: DraftedForm, subject: string | null = null): FormDraft {
    const { pictureStore, clock, session } = this.#parts;
    const name = this.#name(form, subject);
    return new FormDraft({
      form,
      name,
      drafts: this.#drafts,
      picture: new PictureDraft({ pictureStore, clock, left: this.#visitOf(name?.owner ?? null).signal }, name),
      clock,
      isOwners: () => {
        const { actor } = session;
        return name?.owner == null || actor === undefined || actor === null || isActor(actor, name.owner);
      },
      open: this.#open,
    });
  }

  /** Signing out deletes the person's drafts. */
  async forget(owner: string): Promise<void> {
    this.#visitOf(owner).abort();
    this.#visits.delete(ownerKey(owner));
    this.#drafts.forget(owner);
    await this.#parts.pictureStore.removeAll(ownerKey(owner));
  }

  #visitOf(owner: string | null): AbortController {
    const key = ownerKey(owner);
    const visit = this.#visits.get(key) ?? new AbortController();
    this.#visits.set(key, visit);
    return visit;
  }

  #name(form: DraftedForm, subject: string | null): DraftName | null {
    if (form === 'sign-up') return { form, owner: null, subject };
    const { actor } = this.#parts.session;
    if (actor === undefined) return null;
    // Visitors report products, too.
    if (actor === null) return form === 'report' ? { form, owner: null, subject } : null;
    return { form, owner: actor.account.email, subject };
  }
}
