import { redraw } from './redraw.ts';
import { drawsUpright, upright } from './upright.ts';

/** Safari supports drawing on an OffscreenCanvas from 16.4. Answers null if anything is missing or fails. */
async function redrawHere(file: Blob): Promise<Blob | null> {
  if (!(await drawsUpright())) return null;
  const bitmap = await createImageBitmap(file, upright);
  return redraw(bitmap, bitmap, async ({ width, height }) => {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d', { alpha: false });
    return context === null ? null : { context, write: (type, quality) => canvas.convertToBlob({ type, quality }) };
  });
}

self.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void redrawHere(data)
    .catch(() => null)
    .then((jpeg) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between a page and its worker there is none.
      self.postMessage(jpeg);
    });
});
