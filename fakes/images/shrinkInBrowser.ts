import type { Picture } from './FakeImageHost.ts';

const widest = 800;
const quality = 0.72;

/** At most 800 pixels wide, as WebP, or as JPEG if the browser cannot write WebP: about 40 KB. */
export async function shrinkInBrowser({ type, bytes }: Picture): Promise<Picture | null> {
  const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type })).catch(() => null);
  if (bitmap === null) return null;
  const scale = Math.min(1, widest / bitmap.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const webp = await encoded(canvas, 'image/webp');
  // Browsers that cannot write a type write PNG instead.
  return webp?.type === 'image/webp' ? webp : encoded(canvas, 'image/jpeg');
}

async function encoded(canvas: HTMLCanvasElement, type: string): Promise<Picture | null> {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
  return blob === null ? null : { type: blob.type, bytes: new Uint8Array(await blob.arrayBuffer()) };
}
