import { array, is, nullable, number, object, picklist, record, string, unknown } from 'valibot';
import { type Draft, type DraftName, isOwnedBy, sameDraft } from '#domain/drafting/Draft.ts';
import type { DraftStore } from '#domain/drafting/DraftStore.ts';
import { DeviceStorage, type Shelf } from './DeviceStorage.ts';

type KeptDraft = DraftName & Draft;

const keptDraft = object({
  form: picklist(['sign-up', 'add-product', 'booking']),
  owner: nullable(string()),
  subject: nullable(string()),
  fields: record(string(), string()),
  savedAt: number(),
});

const shelf: Shelf<unknown[]> = { key: 'drafts', version: 1, schema: array(unknown()) };

/** The latest ones; somebody who looks into many bookings does not fill the device. */
const most = 40;

/** Read anew each time, so that a second tab's drafts are not overwritten. */
export class BrowserDraftStore implements DraftStore {
  readonly #storage: DeviceStorage;

  constructor(storage: DeviceStorage = new DeviceStorage()) {
    this.#storage = storage;
  }

  read(name: DraftName): Draft | null {
    const found = this.#all().find((one) => sameDraft(one, name));
    return found === undefined ? null : { fields: found.fields, savedAt: found.savedAt };
  }

  write(name: DraftName, { fields, savedAt }: Draft): boolean {
    const others = this.#all().filter((one) => !sameDraft(one, name));
    return this.#storage.write(shelf, [...others, { ...name, fields, savedAt }].slice(-most));
  }

  remove(name: DraftName): void {
    this.#keepOnly((one) => !sameDraft(one, name));
  }

  forget(owner: string): void {
    this.#keepOnly((one) => !isOwnedBy(one, owner));
  }

  /** A draft that makes no sense is left out, and takes no other with it. */
  #all(): readonly KeptDraft[] {
    return (this.#storage.read(shelf) ?? []).filter((one) => is(keptDraft, one));
  }

  #keepOnly(isKept: (draft: KeptDraft) => boolean): void {
    const all = this.#all();
    const kept = all.filter(isKept);
    if (kept.length === 0) this.#storage.remove(shelf);
    else if (kept.length < all.length) this.#storage.write(shelf, kept);
  }
}
