import { makeAutoObservable } from 'mobx';
import { type Draft, type DraftedForm, type DraftName, isStale } from '#domain/drafting/Draft.ts';
import type { DraftStore } from '#domain/drafting/DraftStore.ts';
import { fieldsToKeep, fieldsToRestore } from '#domain/drafting/draftedFields.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import type { PictureDraft } from './PictureDraft.ts';

type Fields = Draft['fields'];

/** Milliseconds between the last key and the writing. */
const pause = 300;

export type FormDraftParts = {
  readonly form: DraftedForm;
  /** Null where the draft would be nobody's: then nothing is kept. */
  readonly name: DraftName | null;
  readonly drafts: DraftStore;
  readonly picture: PictureDraft;
  readonly clock: Clock;
  /** Whether whoever is here now is not somebody else than the draft's owner. */
  readonly isOwners: () => boolean;
  /** Those that are on the page. */
  readonly open: Set<FormDraft>;
};

/** What somebody types into a form, kept on the device until it is sent. */
export class FormDraft {
  /** What stands in the form was found on the device, from an earlier visit. */
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

  /** What the form begins with: what it would begin with for anybody, and over it what was found. */
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

  /** The picture was found, too. */
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

  /** It was sent, or is not wanted any more. */
  clear(): void {
    const { name, drafts } = this.#parts;
    this.#forgetTimer();
    this.#found = {};
    this.#hasRoom = true;
    this.isRestored = false;
    if (name !== null) drafts.remove(name);
    void this.picture.keep(null);
  }

  /** Begins as it would for anybody; answers with what. */
  startAfresh(): Fields {
    this.clear();
    this.#latest = {};
    return this.#begun;
  }

  /** Whoever it belongs to has left: nothing more is kept. */
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

  /** Only what the device would not take needs somebody to stay. */
  #warn(event: BeforeUnloadEvent): void {
    this.flush();
    if (this.#hasRoom && this.picture.isHeld) return;
    event.preventDefault();
    // Browsers before 2023 ask only when this is set.
    event.returnValue = true;
  }

  #forgetTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
