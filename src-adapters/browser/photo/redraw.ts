import { bestPictureThatFits, type PictureSize } from '#domain/selling/pictureSteps.ts';

type Sheet = {
  readonly context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
  readonly write: (type: string, quality: number) => Promise<Blob | null>;
};

/**
 * Draws a picture as a JPEG in the best quality that fits. Transparent parts become white; of an animation, the first
 * frame stays.
 */
export function redraw(
  picture: CanvasImageSource,
  original: PictureSize,
  sheetOf: (size: PictureSize) => Promise<Sheet | null>,
): Promise<Blob | null> {
  return bestPictureThatFits(original, async (size, quality) => {
    const sheet = await sheetOf(size);
    if (sheet === null) return null;
    const { context } = sheet;
    context.fillStyle = 'white';
    context.fillRect(0, 0, size.width, size.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, size.width, size.height);
    return sheet.write('image/jpeg', quality);
  });
}
