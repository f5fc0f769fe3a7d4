import { makeAutoObservable } from 'mobx';
import type { ImageFile } from '#domain/selling/ImageHost.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import type { Draft, DraftName } from './Draft.ts';
import { type DraftedForm, fieldsToKeep, fieldsToRestore } from './draftedFields.ts';
import { onLeaving } from './leaving.ts';
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
  /** The product that it was copied from; null if it was changed before this visit. */
  copyOf: string | null = null;
  readonly picture: PictureDraft;
  readonly #parts: FormDraftParts;
  #begun: Fields = {};
  #latest: Fields = {};
  #found: Fields = {};
  #timer: ReturnType<typeof setTimeout> | null = null;
  #hasRoom = true;
  #unlisten: (() => void) | null = null;

  constructor(parts: FormDraftParts) {
    this.#parts = parts;
    this.picture = parts.picture;
    const found = parts.name === null ? null : parts.drafts.readFresh(parts.name, parts.clock.now());
    if (found !== null) {
      this.#found = fieldsToRestore(parts.form, found);
      this.#latest = this.#found;
      this.copyOf = found.copyOf ?? null;
      this.isRestored = Object.keys(this.#found).length > 0;
    }
    makeAutoObservable(this, { picture: false });
  }

  start(): void {
    this.#parts.open.add(this);
    this.#unlisten?.();
    this.#unlisten = onLeaving({
      save: () => this.flush(),
      losesSomething: () => !this.#hasRoom || !this.picture.isHeld,
    });
  }

  stop(): void {
    this.flush();
    this.#unlisten?.();
    this.#unlisten = null;
    this.#parts.open.delete(this);
  }

  /** The form's first values: the defaults, overridden by the draft. */
  begin(begun: Fields): Fields {
    this.#begun = begun;
    const values = { ...begun, ...this.#found };
    // A form reports its first values as a change, which they are not.
    this.#latest = fieldsToKeep(this.#parts.form, values, begun);
    return values;
  }

  change(typed: Fields): void {
    const fields = fieldsToKeep(this.#parts.form, typed, this.#begun);
    if (JSON.stringify(fields) === JSON.stringify(this.#latest)) return;
    this.#latest = fields;
    this.#saveSoon();
  }

  /** Saves the chosen picture and its URL at the image host; null removes it. */
  keepPicture(file: ImageFile | null, url: string | null): void {
    if (this.picture.holds(file, url)) return;
    void this.picture.keep(file, url);
    this.#saveSoon();
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
    if (Object.keys(this.#latest).length > 0 || !this.picture.holds(null, null)) {
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

  /** The form was sent. Text that its owner has typed since, into a form that they opened anew, stays. */
  sent(): void {
    const { name, drafts, form } = this.#parts;
    const stored = name === null ? null : drafts.read(name);
    const isLeft = !this.#parts.open.has(this);
    if (isLeft && stored !== null && JSON.stringify(fieldsToRestore(form, stored)) !== JSON.stringify(this.#latest))
      return;
    this.clear();
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

  #saveSoon(): void {
    this.#forgetTimer();
    this.#timer = setTimeout(() => this.flush(), pause);
  }

  #forgetTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
