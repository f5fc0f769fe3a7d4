import type { CancelSignal } from '../shared/reading.ts';
import type { Result } from '../shared/Result.ts';
import type { ImageFailure, ImageFile } from './ImageHost.ts';

/** Why a chosen file cannot become a product's picture. */
export type UnfitPicture =
  | Extract<ImageFailure, { readonly code: 'image/too-large' | 'image/not-an-image' }>
  /** Named like a picture, but the browser cannot draw it. */
  | { readonly code: 'picture/broken' }
  /** A format that this browser cannot open but others can, such as HEIC. */
  | { readonly code: 'picture/unknown-here' };

export type PreparationFailure =
  | Extract<UnfitPicture, { readonly code: `picture/${string}` }>
  | Extract<ImageFailure, { readonly code: 'image/cancelled' }>;

/**
 * Turns a photo into the picture to upload: upright, small, and without metadata. The place, time and owner that a
 * camera records would tell everyone where the seller lives.
 */
export type PreparePicture = (
  photo: ImageFile,
  options?: { readonly signal?: CancelSignal | undefined },
) => Promise<Result<ImageFile, PreparationFailure>>;
