import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bestPictureThatFits,
  fittedSize,
  maxPreparedBytes,
  type PictureSize,
  pictureSteps,
} from '#domain/selling/pictureSteps.ts';

describe('[G-PHOTO-1] the size of a picture', () => {
  it.each([
    [
      { width: 4000, height: 3000 },
      { width: 2000, height: 1500 },
    ],
    [
      { width: 3000, height: 4000 },
      { width: 1500, height: 2000 },
    ],
    [
      { width: 2000, height: 1500 },
      { width: 2000, height: 1500 },
    ],
    [
      { width: 30, height: 20 },
      { width: 30, height: 20 },
    ],
    [
      { width: 90_000, height: 3 },
      { width: 2000, height: 1 },
    ],
  ])('%j becomes %j', (original, fitted) => {
    expect(fittedSize(original, 2000)).toEqual(fitted);
  });

  it('keeps its shape to a pixel and is never enlarged', () => {
    const side = integer({ min: 1, max: 20_000 });
    assert(
      property(side, side, side, (width, height, edge) => {
        const fitted = fittedSize({ width, height }, edge);
        expect(Math.max(fitted.width, fitted.height)).toBe(Math.min(edge, Math.max(width, height)));
        const scale = Math.min(1, edge / Math.max(width, height));
        expect(Math.abs(fitted.width - width * scale)).toBeLessThanOrEqual(1);
        expect(Math.abs(fitted.height - height * scale)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('[G-PHOTO-1] the best picture that fits', () => {
  it('is looked for in smaller and smaller sizes', () => {
    const costs = pictureSteps.map(({ longestEdge, quality }) => longestEdge ** 2 * quality);
    expect(costs.every((cost, place) => place === 0 || cost < (costs[place - 1] ?? 0))).toBe(true);
    expect(pictureSteps.every(({ quality }) => quality > 0 && quality <= 1)).toBe(true);
  });

  const large = { width: 4000, height: 3000 };

  /** The size of a photo: bytes for each pixel, by quality. */
  function writer(bytesPerPixel: number) {
    const tries: { readonly size: PictureSize; readonly quality: number }[] = [];
    const write = async (size: PictureSize, quality: number) => {
      tries.push({ size, quality });
      return { size: Math.round(size.width * size.height * bytesPerPixel * quality), quality, width: size.width };
    };
    return { tries, write };
  }

  it('is the first attempt for a plain photo', async () => {
    const { tries, write } = writer(0.2);
    expect(await bestPictureThatFits(large, write)).toEqual({ size: 510_000, quality: 0.85, width: 2000 });
    expect(tries).toHaveLength(1);
  });

  it('loses quality before it loses size', async () => {
    const { tries, write } = writer(0.5);
    expect(await bestPictureThatFits(large, write)).toMatchObject({ quality: 0.65, width: 2000 });
    expect(tries.map(({ quality }) => quality)).toEqual([0.85, 0.75, 0.65]);
  });

  it('of pure noise still fits in a last step', async () => {
    const { tries, write } = writer(2.5);
    const best = await bestPictureThatFits(large, write);
    expect(best?.size).toBeLessThanOrEqual(maxPreparedBytes);
    expect(tries).toHaveLength(pictureSteps.length);
  });

  it('may be exactly 1 MB, and no byte more', async () => {
    const sizes = [maxPreparedBytes + 1, maxPreparedBytes, 1];
    expect(await bestPictureThatFits(large, async () => ({ size: sizes.shift() ?? 0 }))).toEqual({
      size: maxPreparedBytes,
    });
  });

  it('is null when nothing can be written or nothing fits', async () => {
    expect(await bestPictureThatFits(large, async () => null)).toBeNull();
    expect(await bestPictureThatFits(large, async () => ({ size: maxPreparedBytes + 1 }))).toBeNull();
  });
});
