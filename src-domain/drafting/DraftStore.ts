import type { Draft, DraftName } from './Draft.ts';

/** Drafts on this device. Read and written at once: a page that is being left waits for nobody. */
export interface DraftStore {
  read(name: DraftName): Draft | null;
  /** Answers whether it will survive a reload. */
  write(name: DraftName, draft: Draft): boolean;
  remove(name: DraftName): void;
  /** Removes all that belong to an account. */
  forget(owner: string): void;
}
