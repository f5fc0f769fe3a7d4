import type { ImageFile } from './ImageHost.ts';

/** A folder and the parts that identify a picture in it. */
export type PictureKey = readonly [folder: string, ...names: string[]];

export type StoredPicture = {
  readonly file: ImageFile;
  /** The picture's URL at the image host; null before the upload. */
  readonly url: string | null;
  /** As the seller chose it. A picture is prepared for the upload once, so that it loses no quality twice. */
  readonly isRaw?: boolean | undefined;
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly savedAt: number;
};

export type FoundPicture = StoredPicture & {
  /** Whether it will survive a reload. */
  readonly isKept: boolean;
};

/** Stores pictures on this device. They are larger than texts, so writing is asynchronous. */
export interface PictureStore {
  read(key: PictureKey): Promise<FoundPicture | null>;
  /** Whether the device says that it has no such picture. False if it does not answer. */
  lacks(key: PictureKey): Promise<boolean>;
  /** Answers whether the picture will survive a reload. */
  write(key: PictureKey, picture: StoredPicture): Promise<boolean>;
  remove(key: PictureKey): Promise<void>;
  removeAll(folder: string): Promise<void>;
}
