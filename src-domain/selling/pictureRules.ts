import type { ImageFailure, ImageFile } from './ImageHost.ts';
import type { UnfitPicture } from './PreparePicture.ts';

/** Formats that image hosts accept and every browser draws. */
export const pictureTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/** Formats that only some browsers can open. They are uploaded as JPEG. */
const triedTypes: ReadonlySet<string> = new Set(['image/heic', 'image/heif', 'image/avif']);

/** Systems that don't know these formats leave a file's type empty. */
const triedNames = /\.(?:heic|heif|avif)$/i;

/**
 * In bytes. ImgBB documents "up to 32 MB" (https://api.imgbb.com) without saying whether that is 32 × 1000² or
 * 32 × 1024²; the smaller one holds either way.
 */
export const largestPicture = 32_000_000;

/** Why a file cannot be a product's picture; null if it can. */
export function checkPicture({ type, size }: Pick<ImageFile, 'type' | 'size'>): ImageFailure | null {
  return judge(size, isEveryBrowsers(type));
}

/** Why a file is not worth opening; null if it is. */
export function checkChosenPicture(file: Pick<ImageFile, 'name' | 'type' | 'size'>): UnfitPicture | null {
  return judge(file.size, isEveryBrowsers(file.type) || isOfTriedKind(file));
}

/** Why a file that the browser could not draw is refused. */
export function whyNotOpened(
  file: Pick<ImageFile, 'name' | 'type'>,
): Extract<UnfitPicture, { code: `picture/${string}` }> {
  return { code: isOfTriedKind(file) ? 'picture/unknown-here' : 'picture/broken' };
}

function isEveryBrowsers(type: string): boolean {
  return pictureTypes.includes(type.toLowerCase());
}

function isOfTriedKind({ name, type }: Pick<ImageFile, 'name' | 'type'>): boolean {
  return triedTypes.has(type.toLowerCase()) || (type === '' && triedNames.test(name));
}

function judge(size: number, isKnown: boolean): Extract<UnfitPicture, { code: `image/${string}` }> | null {
  if (size === 0 || !isKnown) return { code: 'image/not-an-image' };
  return size > largestPicture ? { code: 'image/too-large' } : null;
}
