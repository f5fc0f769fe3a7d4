import type { DraftedForm, DraftName } from '#domain/drafting/Draft.ts';
import type { DraftPictureStore } from '#domain/drafting/DraftPictureStore.ts';
import type { DraftStore } from '#domain/drafting/DraftStore.ts';
import { isActor } from '#domain/identity/Session.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import { FormDraft } from './FormDraft.ts';
import { PictureDraft } from './PictureDraft.ts';
import type { SessionStore } from './SessionStore.ts';

/** The drafts of whoever is here; nobody is given those of somebody else. */
export class Drafts {
  readonly #drafts: DraftStore;
  readonly #pictures: DraftPictureStore;
  readonly #clock: Clock;
  readonly #session: SessionStore;
  readonly #open = new Set<FormDraft>();

  constructor(drafts: DraftStore, pictures: DraftPictureStore, clock: Clock, session: SessionStore) {
    this.#drafts = drafts;
    this.#pictures = pictures;
    this.#clock = clock;
    this.#session = session;
  }

  /** `subject` is what the form is about, such as the product to be booked. */
  of(form: DraftedForm, subject: string | null = null): FormDraft {
    const name = this.#name(form, subject);
    return new FormDraft({
      form,
      name,
      drafts: this.#drafts,
      picture: new PictureDraft(name, this.#pictures, this.#clock),
      clock: this.#clock,
      isOwners: () => {
        const { actor } = this.#session;
        return name?.owner == null || actor === undefined || actor === null || isActor(actor, name.owner);
      },
      open: this.#open,
    });
  }

  /** Whoever signs out leaves no draft behind. */
  async forget(owner: string): Promise<void> {
    await Promise.all([...this.#open].map((draft) => draft.abandon()));
    this.#drafts.forget(owner);
    await this.#pictures.forget(owner);
  }

  #name(form: DraftedForm, subject: string | null): DraftName | null {
    if (form === 'sign-up') return { form, owner: null, subject };
    const owner = this.#session.actor?.account.email;
    return owner === undefined ? null : { form, owner, subject };
  }
}
