import type { CancelSignal } from '../shared/reading.ts';
import type { Result } from '../shared/Result.ts';

/** A picture to upload, for example a browser's File. */
export interface ImageFile {
  readonly name: string;
  /** Media type, such as 'image/jpeg'. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

export type ImageFailure =
  /** This device is offline. */
  | { readonly code: 'image/offline' }
  /** This device is online but cannot reach the host. */
  | { readonly code: 'image/unreachable' }
  | { readonly code: 'image/timeout' }
  | { readonly code: 'image/cancelled' }
  | { readonly code: 'image/too-large' }
  | { readonly code: 'image/not-an-image' }
  /** The host's own reason. */
  | { readonly code: 'image/refused'; readonly message: string }
  | { readonly code: 'image/unavailable' };

export type UploadOptions = {
  readonly signal?: CancelSignal | undefined;
  /** Called with the share sent so far, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
};

export interface ImageHost {
  /** Answers the picture's public URL. */
  upload(image: ImageFile, options?: UploadOptions): Promise<Result<string, ImageFailure>>;
}
