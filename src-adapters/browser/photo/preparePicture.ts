import { whyNotOpened } from '#domain/selling/pictureRules.ts';
import type { PreparePicture } from '#domain/selling/PreparePicture.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { within } from '#domain/shared/within.ts';
import { blobOf } from '../blobOf.ts';
import { browserTimer } from '../browserTimer.ts';
import { drawingLimit, redrawInWorker } from './redrawInWorker.ts';
import { redrawOnPage } from './redrawOnPage.ts';

/**
 * Redraws the photo and keeps only the drawing, as an upright JPEG without metadata. Uses a worker, so that the page
 * stays responsive, or the page itself if the browser's workers cannot draw.
 */
export const preparePicture: PreparePicture = async (photo, { signal } = {}) => {
  const file = await blobOf(photo);
  const inWorker = signal?.aborted === true ? null : await redrawInWorker(file, signal, browserTimer);
  const jpeg = signal?.aborted === true ? null : (inWorker ?? (await onPage(file)));
  if (signal?.aborted === true) return fail({ code: 'image/cancelled' });
  if (jpeg === null) return fail(whyNotOpened(photo));
  return ok(new File([jpeg], photo.name, { type: jpeg.type }));
};

/** Browsers may never finish decoding a broken file. */
function onPage(file: Blob): Promise<Blob | null> {
  return within(drawingLimit, redrawOnPage(file), () => null, browserTimer);
}
