import { normaliseEmail } from '#domain/shared/EmailAddress.ts';
import type { DraftedForm } from './draftedFields.ts';

/** Identifies a draft: its form, its owner and its subject. */
export type DraftName = {
  readonly form: DraftedForm;
  /** The e-mail of the owner's account; nobody else ever sees the draft. Null: someone who is not signed in. */
  readonly owner: string | null;
  /** The subject of the form, such as the id of the product being booked. A new product's draft has an id of its own. */
  readonly subject: string | null;
};

/** Text that someone typed and has not sent. */
export type Draft = {
  readonly fields: Readonly<Record<string, string>>;
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly savedAt: number;
  /** The name of the product that it was copied from, until something is changed. */
  readonly copyOf?: string | undefined;
  /** Whether it was sent and no answer said that it was refused. */
  readonly wasSent?: boolean | undefined;
};

/** Milliseconds: 30 days. */
export const draftLifetime = 2_592_000_000;

/** Too old to be useful. A draft from the future stays: the clock may be wrong now, and not then. */
export function isStale(savedAt: number, now: number): boolean {
  return now - savedAt > draftLifetime;
}

/** A key as read from the device, where the form may be unknown to this release. */
type StoredName = Omit<DraftName, 'form'> & { readonly form: string };

/** All keys of an owner begin with the same text. */
export function ownerKey(owner: string | null): string {
  return normaliseEmail(owner ?? '');
}

/** Equal for different spellings of an address. */
export function draftKey({
  form,
  owner,
  subject,
}: StoredName): readonly [owner: string, form: string, subject: string] {
  return [ownerKey(owner), form, subject ?? ''];
}

export function sameDraft(one: StoredName, other: StoredName): boolean {
  const key = draftKey(other);
  return draftKey(one).every((part, index) => part === key[index]);
}

export function isOwnedBy(name: Pick<StoredName, 'owner'>, owner: string): boolean {
  return name.owner !== null && ownerKey(name.owner) === ownerKey(owner);
}
