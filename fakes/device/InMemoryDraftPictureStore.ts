import { type DraftName, isOwnedBy, sameDraft } from '#domain/drafting/Draft.ts';
import type { DraftPicture, DraftPictureStore } from '#domain/drafting/DraftPictureStore.ts';

export class InMemoryDraftPictureStore implements DraftPictureStore {
  #kept: readonly { readonly name: DraftName; readonly picture: DraftPicture }[] = [];
  /** Whether what is written would survive a reload. */
  hasRoom = true;

  async read(name: DraftName): Promise<DraftPicture | null> {
    return this.#kept.find((one) => sameDraft(one.name, name))?.picture ?? null;
  }

  async write(name: DraftName, picture: DraftPicture): Promise<boolean> {
    this.#kept = [...this.#kept.filter((one) => !sameDraft(one.name, name)), { name, picture }];
    return this.hasRoom;
  }

  async remove(name: DraftName): Promise<void> {
    this.#kept = this.#kept.filter((one) => !sameDraft(one.name, name));
  }

  async forget(owner: string): Promise<void> {
    this.#kept = this.#kept.filter((one) => !isOwnedBy(one.name, owner));
  }
}
