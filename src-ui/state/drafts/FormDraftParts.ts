import type { Clock } from '#domain/shared/Clock.ts';
import type { DraftName } from './Draft.ts';
import type { DraftedForm } from './draftedFields.ts';
import type { PictureDraft } from './PictureDraft.ts';
import type { StoredDrafts } from './StoredDrafts.ts';

/** A form that is on the page, with its draft. */
export interface OpenDraft {
  wasSent: boolean;
  isOf(name: DraftName): boolean;
}

export type FormDraftParts = {
  readonly form: DraftedForm;
  /** Null if the draft would have no owner; then nothing is saved. */
  readonly name: DraftName | null;
  readonly drafts: StoredDrafts;
  readonly picture: PictureDraft;
  readonly clock: Clock;
  /** Whether only the draft's owner is signed in now. */
  readonly isOwners: () => boolean;
  /** The forms on the page. */
  readonly open: Set<OpenDraft>;
};
