import { action, makeAutoObservable, observableRef } from 'mobx';
import type { ImageFile } from '#domain/selling/ImageHost.ts';
import { DelayedSave } from './DelayedSave.ts';
import { type Draft, type DraftName, sameDraft } from './Draft.ts';
import { fieldsFromElsewhere, fieldsToKeep, fieldsToRestore } from './draftedFields.ts';
import type { FormDraftParts, OpenDraft } from './FormDraftParts.ts';
import { onLeaving } from './onLeaving.ts';
import type { PictureDraft } from './PictureDraft.ts';
import type { StoredDraft } from './StoredDrafts.ts';

type Fields = Draft['fields'];

/** A form's text, saved on the device until it is sent. */
export class FormDraft implements OpenDraft {
  /** Whether the form's text comes from an earlier visit. */
  isRestored = false;
  /** The product that it was copied from; null if it was changed before this visit. */
  copyOf: string | null = null;
  /** Whether it was sent, from here or from another tab, and no answer said that it was refused. */
  wasSent = false;
  /** The fields that another tab has changed and the form does not show yet. */
  heard: Fields = {};
  /** Whether the text would survive a reload. */
  isKept = true;
  readonly picture: PictureDraft;
  readonly #parts: FormDraftParts;
  #begun: Fields = {};
  #latest: Fields = {};
  #found: Fields = {};
  /** The fields as the device has them; null if it has no such draft. */
  #stored: Fields | null = null;
  /** When this form's draft was saved last. A later change, such as of the picture, saves it anew. */
  #savedAt: number | null = null;
  readonly #saving = new DelayedSave(action(() => this.#save()));
  #unlisten: (() => void) | null = null;

  constructor(parts: FormDraftParts) {
    this.#parts = parts;
    this.picture = parts.picture;
    const found = parts.name === null ? null : parts.drafts.readFresh(parts.name, parts.clock.now());
    if (found !== null) {
      this.#found = fieldsToRestore(parts.form, found);
      this.#latest = this.#found;
      this.#stored = this.#found;
      this.#savedAt = found.savedAt;
      this.copyOf = found.copyOf ?? null;
      this.wasSent = found.wasSent === true;
      this.isRestored = Object.keys(this.#found).length > 0;
    }
    makeAutoObservable(this, { picture: false, heard: observableRef });
  }

  isOf(name: DraftName): boolean {
    const own = this.#parts.name;
    return own !== null && sameDraft(own, name);
  }

  start(): void {
    this.#parts.open.add(this);
    if (this.#stored !== null) this.isKept = this.#parts.drafts.hasRoom;
    this.#unlisten?.();
    const stops = [
      onLeaving({ save: () => this.flush(), losesSomething: () => !this.isKept || !this.picture.isHeld }),
      this.#parts.drafts.onChangeElsewhere((all) => {
        this.#hear(all);
        // They lack this one if the device had no room for it.
        if (!this.isKept) this.#save();
      }),
    ];
    this.#unlisten = () => stops.forEach((stop) => stop());
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
    this.#saving.soon();
  }

  /** The form shows what another tab has changed. */
  forgetHeard(): void {
    if (Object.keys(this.heard).length > 0) this.heard = {};
  }

  /** Saves the chosen picture and its URL at the image host; null removes it. `isRaw`: it is not prepared for the upload. */
  keepPicture(file: ImageFile | null, url: string | null, isRaw = false): void {
    if (this.picture.holds(file, url)) return;
    // Other tabs look for the picture when they hear of the draft, so they hear again once it is stored.
    void this.picture.keep(file, url, isRaw).then(() => this.#isOpen && this.#stored !== null && this.#saving.soon());
    this.#saving.soon();
    if (!this.#isOpen) this.flush();
  }

  /** A form that was left saves nothing later: its draft may be open anew. */
  get #isOpen(): boolean {
    return this.#parts.open.has(this);
  }

  /** Called if the picture was found as well. */
  pictureRestored(): void {
    this.isRestored = true;
  }

  flush(): void {
    this.#saving.now();
  }

  /** Called before the form is sent, and when an answer has refused it. Survives a reload in between. */
  markSent(wasSent: boolean): void {
    if (this.wasSent === wasSent) return;
    this.wasSent = wasSent;
    if (wasSent) return this.#save();
    // An answer may come after its person has signed out, which deletes the draft.
    const { name, drafts, open } = this.#parts;
    const stored = name === null ? null : drafts.read(name);
    if (name === null || stored === null) return;
    if (this.#isOpen) return this.#save();
    // The person has left this form, and may have typed on in one that they opened anew.
    drafts.write(name, { ...stored, wasSent });
    for (const other of open) if (other.isOf(name)) other.wasSent = wasSent;
  }

  /** The form was sent, or the person discarded the draft. */
  clear(): void {
    const { name, drafts } = this.#parts;
    this.#saving.cancel();
    this.forgetHeard();
    this.#found = {};
    this.#stored = null;
    this.isKept = true;
    this.isRestored = false;
    this.wasSent = false;
    if (name !== null) drafts.remove(name);
    void this.picture.keep(null);
  }

  /** The form was sent. What its owner has changed since, in a form that they opened anew, stays. */
  sent(): void {
    const { name, drafts } = this.#parts;
    const stored = name === null ? null : drafts.read(name);
    if (this.#isOpen || stored === null || stored.savedAt === this.#savedAt) this.clear();
  }

  /** Resets the form to its defaults, and answers them. */
  startAfresh(): Fields {
    this.clear();
    this.#latest = {};
    return this.#begun;
  }

  #save(): void {
    const { name, drafts, clock, isOwners } = this.#parts;
    this.#saving.cancel();
    if (name === null || this.picture.isAbandoned || !isOwners()) return;
    if (Object.keys(this.#latest).length > 0 || !this.picture.holds(null, null)) {
      this.#savedAt = clock.now();
      this.isKept = drafts.write(name, { fields: this.#latest, savedAt: this.#savedAt, wasSent: this.wasSent });
      this.#stored = this.#latest;
      this.picture.keepAgain();
    } else {
      drafts.remove(name);
      this.isKept = true;
      this.#stored = null;
    }
  }

  /** Another tab has the same form. What was not changed here follows it, and so does whether the draft was sent. */
  #hear(all: readonly StoredDraft[]): void {
    const { form, name } = this.#parts;
    const before = this.#stored;
    const found = name === null ? undefined : all.find((one) => sameDraft(one, name));
    const stored = found === undefined ? null : fieldsToRestore(form, found);
    this.#stored = stored;
    if (before !== null || found !== undefined) this.picture.isRemoved = found === undefined;
    // The other tab has discarded the draft, or it has posted it and has marked it as sent before.
    if (found === undefined || stored === null) return;
    this.#savedAt = found.savedAt;
    void this.picture.lookAgain();
    if (before !== null) this.wasSent = found.wasSent === true;
    const [latest, begun] = [this.#latest, this.#begun];
    const heard = fieldsFromElsewhere(form, { before: before ?? {}, stored, latest, begun });
    if (Object.keys(heard).length === 0) return;
    this.#latest = fieldsToKeep(form, { ...begun, ...latest, ...heard }, begun);
    this.heard = { ...this.heard, ...heard };
  }
}
