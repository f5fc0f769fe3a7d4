import type { ImageFile } from '#domain/catalogue/ImageHost.ts';
import { whyNotOpened } from '#domain/catalogue/pictureRules.ts';
import type { PreparePicture } from '#domain/catalogue/PreparePicture.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { redrawInWorker } from './redrawInWorker.ts';
import { redrawOnPage } from './redrawOnPage.ts';

/**
 * Draws the photo anew and keeps the drawing alone, a JPEG: it is upright, and nothing that stood beside the picture
 * in its file comes along. In a worker, so that the page stays free; on the page where the browser's workers cannot.
 */
export const preparePicture: PreparePicture = async (photo, { signal } = {}) => {
  const file = await blobOf(photo);
  const inWorker = signal?.aborted === true ? null : await redrawInWorker(file, signal);
  const jpeg = signal?.aborted === true ? null : (inWorker ?? (await redrawOnPage(file)));
  if (signal?.aborted === true) return fail({ code: 'image/cancelled' });
  if (jpeg === null) return fail(whyNotOpened(photo));
  return ok(new File([jpeg], photo.name, { type: jpeg.type }));
};

async function blobOf(photo: ImageFile): Promise<Blob> {
  return photo instanceof Blob ? photo : new Blob([await photo.arrayBuffer()], { type: photo.type });
}
