import type { ImageFile } from '#domain/selling/ImageHost.ts';

export async function blobOf(image: ImageFile): Promise<Blob> {
  return image instanceof Blob ? image : new Blob([await image.arrayBuffer()], { type: image.type });
}
