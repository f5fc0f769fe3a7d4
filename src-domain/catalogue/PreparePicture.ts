import type { CancelSignal } from '../shared/reading.ts';
import type { Result } from '../shared/Result.ts';
import type { ImageFailure, ImageFile } from './ImageHost.ts';

/** Why a chosen file cannot become a product's picture. */
export type UnfitPicture =
  | Extract<ImageFailure, { readonly code: 'image/too-large' | 'image/not-an-image' }>
  /** A picture by its name, but nothing can be drawn of it. */
  | { readonly code: 'picture/broken' }
  /** Of a kind that this browser cannot open, such as HEIC; others can. */
  | { readonly code: 'picture/unknown-here' };

export type PreparationFailure =
  | Extract<UnfitPicture, { readonly code: `picture/${string}` }>
  | Extract<ImageFailure, { readonly code: 'image/cancelled' }>;

/**
 * Makes of a photo what is sent: upright, small, and the picture alone. What a camera writes beside it (place, time,
 * the owner's name) would tell everyone where the seller lives.
 */
export type PreparePicture = (
  photo: ImageFile,
  options?: { readonly signal?: CancelSignal | undefined },
) => Promise<Result<ImageFile, PreparationFailure>>;
