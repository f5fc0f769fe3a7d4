import type { CancelSignal } from '../shared/reading.ts';
import type { Result } from '../shared/Result.ts';

/** A picture to be uploaded; a browser's File is one. */
export interface ImageFile {
  readonly name: string;
  /** Media type, such as 'image/jpeg'. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

export type ImageFailure =
  | { readonly code: 'image/offline' }
  | { readonly code: 'image/timeout' }
  | { readonly code: 'image/cancelled' }
  | { readonly code: 'image/too-large' }
  | { readonly code: 'image/not-an-image' }
  /** The host's own word on why not. */
  | { readonly code: 'image/refused'; readonly message: string }
  | { readonly code: 'image/unavailable' };

export type UploadOptions = {
  readonly signal?: CancelSignal | undefined;
  /** Called with the share sent so far, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
};

export interface ImageHost {
  /** Answers the URL under which anyone sees the picture. */
  upload(image: ImageFile, options?: UploadOptions): Promise<Result<string, ImageFailure>>;
}
