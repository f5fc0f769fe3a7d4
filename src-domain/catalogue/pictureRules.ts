import type { ImageFailure, ImageFile } from './ImageHost.ts';

/** What image hosts take and every browser draws. */
export const pictureTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/** Bytes: what the image host takes. */
export const largestPicture = 32_000_000;

/** Why a file cannot be a product's picture; null when it can. */
export function checkPicture({ type, size }: Pick<ImageFile, 'type' | 'size'>): ImageFailure | null {
  if (size === 0 || !pictureTypes.includes(type.toLowerCase())) return { code: 'image/not-an-image' };
  return size > largestPicture ? { code: 'image/too-large' } : null;
}
