import { redraw } from './redraw.ts';

/** Uses an <img>, which draws every format that the browser knows, upright. Null if it draws nothing. */
export async function redrawOnPage(file: Blob): Promise<Blob | null> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return await redraw(
      image,
      { width: image.naturalWidth, height: image.naturalHeight },
      async ({ width, height }) => {
        const canvas = document.createElement('canvas');
        canvas.width = width;
        canvas.height = height;
        const context = canvas.getContext('2d', { alpha: false });
        if (context === null) return null;
        return {
          context,
          write: (type, quality) =>
            new Promise((done) => {
              canvas.toBlob(done, type, quality);
            }),
        };
      },
    );
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}
