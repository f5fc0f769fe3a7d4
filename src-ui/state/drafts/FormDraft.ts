import { makeAutoObservable } from 'mobx';
import type { Clock } from '#domain/shared/Clock.ts';
import { type Draft, type DraftName, isStale } from './Draft.ts';
import { type DraftedForm, fieldsToKeep, fieldsToRestore } from './draftedFields.ts';
import type { PictureDraft } from './PictureDraft.ts';
import type { StoredDrafts } from './StoredDrafts.ts';

type Fields = Draft['fields'];

/** Milliseconds between the last key stroke and saving. */
const pause = 300;

export type FormDraftParts = {
  readonly form: DraftedForm;
  /** Null if the draft would have no owner; then nothing is saved. */
  readonly name: DraftName | null;
  readonly drafts: StoredDrafts;
  readonly picture: PictureDraft;
  readonly clock: Clock;
  /** Whether only the draft's owner is signed in now. */
  readonly isOwners: () => boolean;
  /** The fields on the page. */
  readonly open: Set<FormDraft>;
};

/** A form's text, saved on the device until it is sent. */
export class FormDraft {
  /** Whether the form's text comes from an earlier visit. */
  isRestored = false;
  readonly picture: PictureDraft;
  readonly #parts: FormDraftParts;
  #begun: Fields = {};
  #latest: Fields = {};
  #found: Fields = {};
  #timer: ReturnType<typeof setTimeout> | null = null;
  #hasRoom = true;
  #listening: AbortController | null = null;

  constructor(parts: FormDraftParts) {
    this.#parts = parts;
    this.picture = parts.picture;
    const found = this.#read();
    if (found !== null) {
      this.#found = fieldsToRestore(parts.form, found);
      this.#latest = this.#found;
      this.isRestored = Object.keys(this.#found).length > 0;
    }
    makeAutoObservable(this, { picture: false });
  }

  start(): void {
    this.#parts.open.add(this);
    this.#listening?.abort();
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    window.addEventListener('pagehide', () => this.flush(), { signal });
    document.addEventListener('visibilitychange', () => this.flush(), { signal });
    window.addEventListener('beforeunload', (event) => this.#warn(event), { signal });
  }

  stop(): void {
    this.flush();
    this.#listening?.abort();
    this.#listening = null;
    this.#parts.open.delete(this);
  }

  /** The form's first values: the defaults, overridden by the draft. */
  begin(begun: Fields): Fields {
    this.#begun = begun;
    return { ...begun, ...this.#found };
  }

  change(typed: Fields): void {
    const fields = fieldsToKeep(this.#parts.form, typed, this.#begun);
    if (JSON.stringify(fields) === JSON.stringify(this.#latest)) return;
    this.#latest = fields;
    this.#forgetTimer();
    this.#timer = setTimeout(() => this.flush(), pause);
  }

  /** Called if the picture was found as well. */
  pictureRestored(): void {
    this.isRestored = true;
  }

  flush(): void {
    const { name, drafts, clock, isOwners } = this.#parts;
    if (this.#timer === null) return;
    this.#forgetTimer();
    if (name === null || !isOwners()) return;
    if (Object.keys(this.#latest).length > 0) {
      this.#hasRoom = drafts.write(name, { fields: this.#latest, savedAt: clock.now() });
    } else {
      drafts.remove(name);
      this.#hasRoom = true;
    }
  }

  /** The form was sent, or the person discarded the draft. */
  clear(): void {
    const { name, drafts } = this.#parts;
    this.#forgetTimer();
    this.#found = {};
    this.#hasRoom = true;
    this.isRestored = false;
    if (name !== null) drafts.remove(name);
    void this.picture.keep(null);
  }

  /** Resets the form to its defaults, and answers them. */
  startAfresh(): Fields {
    this.clear();
    this.#latest = {};
    return this.#begun;
  }

  /** The owner has signed out: save nothing more. */
  async abandon(): Promise<void> {
    this.#forgetTimer();
    await this.picture.abandon();
  }

  #read(): Draft | null {
    const { name, drafts, clock } = this.#parts;
    const found = name === null ? null : drafts.read(name);
    if (name === null || found === null || !isStale(found.savedAt, clock.now())) return found;
    drafts.remove(name);
    return null;
  }

  /** The browser asks people to stay only if the device could not save the text. */
  #warn(event: BeforeUnloadEvent): void {
    this.flush();
    if (this.#hasRoom && this.picture.isHeld) return;
    event.preventDefault();
    // Browsers before 2023 ask only if this is set.
    event.returnValue = true;
  }

  #forgetTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
