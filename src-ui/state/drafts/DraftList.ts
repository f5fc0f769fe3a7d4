import { makeAutoObservable, observableRef } from 'mobx';
import type { PictureStore, StoredPicture } from '#domain/selling/PictureStore.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import type { DeviceStore } from '#domain/shared/DeviceStore.ts';
import type { PendingDeletions } from '../PendingDeletions.ts';
import type { SessionStore } from '../SessionStore.ts';
import { type Draft, type DraftName, draftKey, isStale } from './Draft.ts';
import type { DraftedForm } from './draftedFields.ts';
import { StoredDrafts } from './StoredDrafts.ts';

/** One of a person's drafts of the same form. */
export type ListedDraft = Draft & {
  /** The draft of an earlier release, which knew only one, has an empty id. */
  readonly id: string;
};

export type DraftListParts = {
  readonly form: DraftedForm;
  readonly deviceStore: DeviceStore;
  readonly pictureStore: PictureStore;
  readonly clock: Clock;
  readonly session: Pick<SessionStore, 'actor'>;
  readonly pendingDeletions: PendingDeletions;
};

/** The drafts of one form that belong to the person who is signed in, the one changed last first. */
export class DraftList {
  stored: readonly ListedDraft[] = [];
  /** A picture that an earlier release saved without a text. */
  bare: ListedDraft | null = null;
  unlisten: (() => void) | null = null;
  readonly clock: Clock;
  readonly #drafts: StoredDrafts;
  readonly #parts: DraftListParts;

  constructor(parts: DraftListParts) {
    this.#parts = parts;
    this.clock = parts.clock;
    this.#drafts = new StoredDrafts(parts.deviceStore, (dropped) => void parts.pictureStore.remove(draftKey(dropped)));
    makeAutoObservable(this, { stored: observableRef, bare: observableRef, unlisten: false, clock: false });
    this.read();
  }

  start(): void {
    this.read();
    this.unlisten?.();
    this.unlisten = this.#drafts.onChangeElsewhere(() => this.read());
    this.#removeStale();
    void this.picture({ id: '' }).then((picture) => this.setBare(picture));
  }

  stop(): void {
    this.unlisten?.();
    this.unlisten = null;
  }

  get all(): readonly ListedDraft[] {
    const { bare, stored } = this;
    const all = bare === null || stored.some(({ id }) => id === bare.id) ? stored : [...stored, bare];
    return all.filter((draft) => !this.#parts.pendingDeletions.hides(deletionId(draft)));
  }

  /** Saves a draft that no form has written yet. Answers whether it will survive a reload. */
  add(id: string, draft: Pick<Draft, 'fields' | 'copyOf'>): boolean {
    const name = this.#name(id);
    if (name === null) return false;
    const isSaved = this.#drafts.write(name, { ...draft, savedAt: this.clock.now() });
    this.read();
    return isSaved;
  }

  /** A draft's picture; null if it has none. */
  async picture({ id }: Pick<ListedDraft, 'id'>): Promise<StoredPicture | null> {
    const name = this.#name(id);
    return name === null ? null : this.#parts.pictureStore.read(draftKey(name));
  }

  /** Hides a draft, and deletes it when its time to undo is over. */
  discard(draft: ListedDraft, onEnd: () => void): { readonly undo: () => void; readonly pause: () => () => void } {
    const { pendingDeletions } = this.#parts;
    const name = this.#name(draft.id);
    const deletion = deletionId(draft);
    const send = async (): Promise<boolean> => {
      onEnd();
      if (name !== null) await this.#remove(name, draft);
      return true;
    };
    pendingDeletions.begin({ id: deletion, send, drop: onEnd });
    return { undo: () => pendingDeletions.undo(deletion), pause: () => pendingDeletions.pause(deletion) };
  }

  read(): void {
    this.stored = this.#read().filter(({ savedAt }) => !isStale(savedAt, this.clock.now()));
  }

  setBare(picture: StoredPicture | null): void {
    const isKept = picture !== null && !isStale(picture.savedAt, this.clock.now());
    this.bare = isKept ? { id: '', fields: {}, savedAt: picture.savedAt } : null;
  }

  #read(): readonly ListedDraft[] {
    const owner = this.#name('')?.owner ?? null;
    const stored = owner === null ? [] : this.#drafts.of(this.#parts.form, owner);
    return stored.map(({ subject, fields, savedAt, copyOf }) => ({ id: subject ?? '', fields, savedAt, copyOf }));
  }

  #removeStale(): void {
    for (const draft of this.#read()) {
      const name = this.#name(draft.id);
      if (name !== null && isStale(draft.savedAt, this.clock.now())) void this.#remove(name, draft);
    }
  }

  /** A draft that another tab has changed since it was discarded stays. */
  async #remove(name: DraftName, { savedAt }: ListedDraft): Promise<void> {
    const now = this.#drafts.read(name);
    if (now !== null && now.savedAt !== savedAt) return;
    this.#drafts.remove(name);
    if (name.subject === this.bare?.id) this.setBare(null);
    this.read();
    await this.#parts.pictureStore.remove(draftKey(name));
  }

  #name(id: string): DraftName | null {
    const { session, form } = this.#parts;
    const owner = session.actor?.account.email;
    return owner === undefined ? null : { form, owner, subject: id };
  }
}

/** A draft that was changed since is another one to delete. */
function deletionId({ id, savedAt }: ListedDraft): string {
  return `draft ${id} ${savedAt}`;
}
