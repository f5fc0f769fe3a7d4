/**
 * Asks for an upright bitmap. Browsers that don't know the option reject it, and some ignore it, hence the test below.
 */
export const upright: ImageBitmapOptions = { imageOrientation: 'from-image' };

/** Exif with one entry, big-endian: orientation (0x0112) is the short 6, a quarter turn. */
const lyingDown = [
  0xff,
  0xe1,
  0,
  34,
  ...[...'Exif\0\0MM'].map((letter) => letter.charCodeAt(0)),
  0,
  42,
  0,
  0,
  0,
  8,
  0,
  1,
  0x01,
  0x12,
  0,
  3,
  0,
  0,
  0,
  1,
  0,
  6,
  0,
  0,
  0,
  0,
  0,
  0,
];

/** Whether this browser turns photos upright, tested on a picture of two pixels. */
export async function drawsUpright(): Promise<boolean> {
  const canvas = new OffscreenCanvas(2, 1);
  if (canvas.getContext('2d') === null) return false;
  const plain = await canvas.convertToBlob({ type: 'image/jpeg' });
  const photo = new Blob([plain.slice(0, 2), new Uint8Array(lyingDown), plain.slice(2)], { type: 'image/jpeg' });
  const { width, height } = await createImageBitmap(photo, upright);
  return width === 1 && height === 2;
}
