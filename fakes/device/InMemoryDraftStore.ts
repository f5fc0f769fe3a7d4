import { type Draft, type DraftName, isOwnedBy, sameDraft } from '#domain/drafting/Draft.ts';
import type { DraftStore } from '#domain/drafting/DraftStore.ts';

export class InMemoryDraftStore implements DraftStore {
  #kept: readonly { readonly name: DraftName; readonly draft: Draft }[] = [];
  /** Whether what is written would survive a reload. */
  hasRoom = true;

  read(name: DraftName): Draft | null {
    return this.#kept.find((one) => sameDraft(one.name, name))?.draft ?? null;
  }

  write(name: DraftName, draft: Draft): boolean {
    this.remove(name);
    this.#kept = [...this.#kept, { name, draft }];
    return this.hasRoom;
  }

  remove(name: DraftName): void {
    this.#kept = this.#kept.filter((one) => !sameDraft(one.name, name));
  }

  forget(owner: string): void {
    this.#kept = this.#kept.filter((one) => !isOwnedBy(one.name, owner));
  }
}
