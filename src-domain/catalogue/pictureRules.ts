import type { ImageFailure, ImageFile } from './ImageHost.ts';
import type { UnfitPicture } from './PreparePicture.ts';

/** What image hosts take and every browser draws. */
export const pictureTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/** What some browsers can open, and then send as a JPEG. */
const triedTypes: ReadonlySet<string> = new Set(['image/heic', 'image/heif', 'image/avif']);

/** Systems that do not know these kinds give their files no type. */
const triedNames = /\.(?:heic|heif|avif)$/i;

/** Bytes: what the image host takes. */
export const largestPicture = 32_000_000;

/** Why a file cannot be a product's picture; null when it can. */
export function checkPicture({ type, size }: Pick<ImageFile, 'type' | 'size'>): ImageFailure | null {
  return judge(size, isEveryBrowsers(type));
}

/** Why a file is not even worth opening; null when it is. */
export function checkChosenPicture(file: Pick<ImageFile, 'name' | 'type' | 'size'>): UnfitPicture | null {
  return judge(file.size, isEveryBrowsers(file.type) || isOfTriedKind(file));
}

/** Why a file that nothing could be drawn of is no picture here. */
export function whyNotOpened(file: Pick<ImageFile, 'name' | 'type'>): Extract<UnfitPicture, { code: `picture/${string}` }> {
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
