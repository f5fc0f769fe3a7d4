import type { ImageFile } from '../catalogue/ImageHost.ts';
import type { DraftName } from './Draft.ts';

export type DraftPicture = {
  readonly file: ImageFile;
  /** Where the image host has it already; null while it was not sent. */
  readonly url: string | null;
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly savedAt: number;
};

/** The pictures that belong to drafts, on this device; larger than texts, and so slower to keep. */
export interface DraftPictureStore {
  read(name: DraftName): Promise<DraftPicture | null>;
  /** Answers whether it will survive a reload. */
  write(name: DraftName, picture: DraftPicture): Promise<boolean>;
  remove(name: DraftName): Promise<void>;
  /** Removes all that belong to an account. */
  forget(owner: string): Promise<void>;
}
