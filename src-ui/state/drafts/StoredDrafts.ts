import { action } from 'mobx';
import type { DeviceStore, StoredValue } from '#domain/shared/DeviceStore.ts';
import { sameEmail } from '#domain/shared/EmailAddress.ts';
import { type Draft, type DraftName, isOwnedBy, isStale, ownerKey, sameDraft } from './Draft.ts';
import type { DraftedForm } from './draftedFields.ts';

/** A draft as it is stored, with its name. */
export type StoredDraft = Omit<DraftName, 'form'> &
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

/** A person's drafts of one form. Beyond that, the one changed longest ago is removed. */
export const maxDrafts = 40;

/** The texts of drafts, read on every use, so that a second tab's drafts are not overwritten. */
export class StoredDrafts {
  /** Whether the drafts would survive a reload, as far as this page has written them. */
  hasRoom = true;
  readonly #device: DeviceStore;
  readonly #onDropped: (draft: StoredDraft) => void;

  /** `onDropped` is called with each draft that has to make room for another. */
  constructor(device: DeviceStore, onDropped: (draft: StoredDraft) => void = () => {}) {
    this.#device = device;
    this.#onDropped = onDropped;
  }

  read(name: DraftName): Draft | null {
    const found = this.#all().find((one) => sameDraft(one, name));
    if (found === undefined) return null;
    const { fields, savedAt, copyOf, wasSent } = found;
    return { fields, savedAt, copyOf, wasSent };
  }

  /** Null if there is none, or if it was too old, which removes it. */
  readFresh(name: DraftName, now: number): Draft | null {
    const found = this.read(name);
    if (found === null || !isStale(found.savedAt, now)) return found;
    this.remove(name);
    return null;
  }

  /** A person's drafts of a form, the one changed last first. */
  of(form: DraftedForm, owner: string | null): readonly StoredDraft[] {
    return this.#all()
      .filter(isOf(form, owner))
      .sort((one, other) => other.savedAt - one.savedAt);
  }

  /** Answers whether it will survive a reload. */
  write(name: DraftName, { fields, savedAt, copyOf, wasSent }: Draft): boolean {
    const others = this.#all().filter((one) => !sameDraft(one, name));
    const rivals = others.filter(isOf(name.form, name.owner));
    const dropped = rivals.slice(0, Math.max(0, rivals.length + 1 - maxDrafts));
    for (const one of dropped) this.#onDropped(one);
    const further = { ...(copyOf === undefined ? {} : { copyOf }), ...(wasSent === true ? { wasSent } : {}) };
    const kept = others.filter((one) => !dropped.includes(one));
    return this.#write([...kept, { ...name, fields, savedAt, ...further }]);
  }

  remove(name: DraftName): void {
    this.#filter((one) => !sameDraft(one, name));
  }

  /** Removes all drafts of an account, and that of its sign-up. */
  forget(owner: string): void {
    this.#filter((one) => !isOwnedBy(one, owner) && !isSignUpOf(one, owner));
  }

  /** Removes the draft of an account's sign-up. */
  forgetSignUp(owner: string): void {
    this.#filter((one) => !isSignUpOf(one, owner));
  }

  /** Calls with all drafts, in one action, when another tab changed them. Answers a function that stops listening. */
  onChangeElsewhere(listener: (drafts: readonly StoredDraft[]) => void): () => void {
    const heard = action((drafts?: readonly StoredDraft[]) => listener(drafts ?? []));
    return this.#device.onChangeElsewhere(storedDrafts, heard);
  }

  /** Removes the drafts of people who were not signed in. */
  forgetVisitors(): void {
    this.#filter(({ owner }) => owner !== null);
  }

  #all(): readonly StoredDraft[] {
    return this.#device.read(storedDrafts) ?? [];
  }

  #filter(stays: (draft: StoredDraft) => boolean): void {
    const all = this.#all();
    const left = all.filter(stays);
    if (left.length === 0) this.#device.remove(storedDrafts);
    else if (left.length < all.length) this.#write(left);
  }

  #write(drafts: readonly StoredDraft[]): boolean {
    this.hasRoom = this.#device.write(storedDrafts, drafts);
    return this.hasRoom;
  }
}

function isOf(form: string, owner: string | null): (draft: StoredDraft) => boolean {
  return (draft) => draft.form === form && ownerKey(draft.owner) === ownerKey(owner);
}

function isSignUpOf({ form, fields }: StoredDraft, owner: string): boolean {
  return form === 'sign-up' && sameEmail(fields['email'] ?? '', owner);
}

function isStoredDraft(content: unknown): content is StoredDraft {
  if (typeof content !== 'object' || content === null) return false;
  const { form, owner, subject, fields, savedAt, copyOf, wasSent } = content as {
    readonly [F in keyof StoredDraft]?: unknown;
  };
  return (
    typeof form === 'string' &&
    isTextOrNull(owner) &&
    isTextOrNull(subject) &&
    Number.isFinite(savedAt) &&
    (copyOf === undefined || typeof copyOf === 'string') &&
    (wasSent === undefined || typeof wasSent === 'boolean') &&
    typeof fields === 'object' &&
    fields !== null &&
    Object.values(fields).every((field) => typeof field === 'string')
  );
}

function isTextOrNull(content: unknown): boolean {
  return content === null || typeof content === 'string';
}
