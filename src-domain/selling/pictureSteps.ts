export type PictureSize = { readonly width: number; readonly height: number };

/** Bytes; the target size of an uploaded picture. */
export const maxPreparedBytes = 1_000_000;

type Step = {
  /** Pixels of the longer side. Smaller pictures keep their size. */
  readonly longestEdge: number;
  /** JPEG quality, from 0 to 1. */
  readonly quality: number;
};

/** From the best to the smallest: lower the quality slightly first, then the size. */
export const pictureSteps: readonly Step[] = [
  { longestEdge: 2000, quality: 0.85 },
  { longestEdge: 2000, quality: 0.75 },
  { longestEdge: 2000, quality: 0.65 },
  { longestEdge: 1600, quality: 0.7 },
  { longestEdge: 1600, quality: 0.55 },
  { longestEdge: 1200, quality: 0.6 },
  { longestEdge: 800, quality: 0.5 },
];

/** The largest size with the same aspect ratio that fits an edge. Never enlarges. */
export function fittedSize({ width, height }: PictureSize, longestEdge: number): PictureSize {
  const scale = Math.min(1, longestEdge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The best version that is small enough; null if none can be written. */
export async function bestPictureThatFits<P extends { readonly size: number }>(
  original: PictureSize,
  write: (size: PictureSize, quality: number) => Promise<P | null>,
): Promise<P | null> {
  for (const { longestEdge, quality } of pictureSteps) {
    const picture = await write(fittedSize(original, longestEdge), quality);
    if (picture === null || picture.size <= maxPreparedBytes) return picture;
  }
  return null;
}
