import type { DeviceStore, StoredValue } from '#domain/shared/DeviceStore.ts';
import { type Draft, type DraftName, isOwnedBy, sameDraft } from './Draft.ts';

type StoredDraft = Omit<DraftName, 'form'> &
  Draft & {
    /** Accepts any form, because an older tab must not lose drafts of forms that it does not know. */
    readonly form: string;
  };

const storedDrafts: StoredValue<readonly StoredDraft[]> = {
  key: 'drafts',
  version: 1,
  // Skips damaged drafts and keeps the others.
  parse: (content) => (Array.isArray(content) ? content.filter(isStoredDraft) : undefined),
};

/** Limits the drafts of someone who opens many bookings: the oldest is removed. */
const max = 40;

/** The texts of drafts, read on every use, so that a second tab's drafts are not overwritten. */
export class StoredDrafts {
  readonly #device: DeviceStore;

  constructor(device: DeviceStore) {
    this.#device = device;
  }

  read(name: DraftName): Draft | null {
    const found = this.#all().find((one) => sameDraft(one, name));
    return found === undefined ? null : { fields: found.fields, savedAt: found.savedAt };
  }

  /** Answers whether it will survive a reload. */
  write(name: DraftName, { fields, savedAt }: Draft): boolean {
    const others = this.#all().filter((one) => !sameDraft(one, name));
    return this.#device.write(storedDrafts, [...others, { ...name, fields, savedAt }].slice(-max));
  }

  remove(name: DraftName): void {
    this.#filter((one) => !sameDraft(one, name));
  }

  /** Removes all drafts of an account. */
  forget(owner: string): void {
    this.#filter((one) => !isOwnedBy(one, owner));
  }

  #all(): readonly StoredDraft[] {
    return this.#device.read(storedDrafts) ?? [];
  }

  #filter(stays: (draft: StoredDraft) => boolean): void {
    const all = this.#all();
    const left = all.filter(stays);
    if (left.length === 0) this.#device.remove(storedDrafts);
    else if (left.length < all.length) this.#device.write(storedDrafts, left);
  }
}

function isStoredDraft(content: unknown): content is StoredDraft {
  if (typeof content !== 'object' || content === null) return false;
  const { form, owner, subject, fields, savedAt } = content as { readonly [F in keyof StoredDraft]?: unknown };
  return (
    typeof form === 'string' &&
    isTextOrNull(owner) &&
    isTextOrNull(subject) &&
    Number.isFinite(savedAt) &&
    typeof fields === 'object' &&
    fields !== null &&
    Object.values(fields).every((field) => typeof field === 'string')
  );
}

function isTextOrNull(content: unknown): boolean {
  return content === null || typeof content === 'string';
}
