import { normaliseEmail } from '../shared/EmailAddress.ts';

export type DraftedForm = 'sign-up' | 'add-product' | 'booking';

/** Which draft: of which form, whose, and about what. */
export type DraftName = {
  readonly form: DraftedForm;
  /** The email address of the account it belongs to; nobody else is ever shown it. Null: of somebody who has no account yet. */
  readonly owner: string | null;
  /** What is filled in for, such as the id of the product that is being booked. */
  readonly subject: string | null;
};

/** What somebody typed and has not sent. */
export type Draft = {
  readonly fields: Readonly<Record<string, string>>;
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly savedAt: number;
};

/** Milliseconds: 30 days. */
export const draftLifetime = 2_592_000_000;

/** Too old to be of use; one from the future was written by a clock that was wrong by more than that. */
export function isStale(savedAt: number, now: number): boolean {
  return Math.abs(now - savedAt) > draftLifetime;
}

/** The same for two spellings of an address. */
export function draftKey({ form, owner, subject }: DraftName): readonly [owner: string, form: string, subject: string] {
  return [normaliseEmail(owner ?? ''), form, subject ?? ''];
}

export function sameDraft(one: DraftName, other: DraftName): boolean {
  const key = draftKey(other);
  return draftKey(one).every((part, index) => part === key[index]);
}

export function isOwnedBy(name: DraftName, owner: string): boolean {
  return name.owner !== null && normaliseEmail(name.owner) === normaliseEmail(owner);
}
