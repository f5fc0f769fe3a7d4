import { describe, expect, it } from 'vitest';
import { checkChosenPicture, checkPicture, largestPicture, whyNotOpened } from '#domain/selling/pictureRules.ts';

describe('[G-PHOTO-1] a picture', () => {
  it.each(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'IMAGE/JPEG'])('may be %s', (type) => {
    expect(checkPicture({ type, size: 1 })).toBeNull();
  });

  it.each(['image/svg+xml', 'image/heic', 'application/pdf', 'text/html', 'image/', ''])('may not be %j', (type) => {
    expect(checkPicture({ type, size: 1 })).toEqual({ code: 'image/not-an-image' });
  });

  it('is refused when it is empty', () => {
    expect(checkPicture({ type: 'image/png', size: 0 })).toEqual({ code: 'image/not-an-image' });
  });

  it('is at most as large as the image host accepts', () => {
    expect(largestPicture).toBe(32_000_000);
    expect(checkPicture({ type: 'image/png', size: largestPicture })).toBeNull();
    expect(checkPicture({ type: 'image/png', size: largestPicture + 1 })).toEqual({ code: 'image/too-large' });
  });
});

describe('[G-PHOTO-1] a file that is chosen', () => {
  const file = { name: 'IMG_1.jpg', type: 'image/jpeg', size: 1 };

  it.each([
    file,
    { ...file, type: 'image/heic' },
    { ...file, type: 'IMAGE/AVIF' },
    { ...file, name: 'IMG_1.HEIC', type: '' },
  ])('is worth opening: %j', (chosen) => {
    expect(checkChosenPicture(chosen)).toBeNull();
  });

  it.each([
    { ...file, size: 0 },
    { ...file, type: 'image/svg+xml' },
    { ...file, type: '' },
    { ...file, name: 'bill.heic', type: 'application/pdf' },
    { ...file, name: 'it.heic.txt', type: '' },
  ])('is not: %j', (chosen) => {
    expect(checkChosenPicture(chosen)).toEqual({ code: 'image/not-an-image' });
  });

  it('is refused when it is larger than the image host accepts', () => {
    expect(checkChosenPicture({ ...file, size: largestPicture })).toBeNull();
    expect(checkChosenPicture({ ...file, size: largestPicture + 1 })).toEqual({ code: 'image/too-large' });
  });

  it('that cannot be drawn is either broken or of a format for other browsers', () => {
    expect(whyNotOpened(file)).toEqual({ code: 'picture/broken' });
    expect(whyNotOpened({ ...file, type: 'image/heif' })).toEqual({ code: 'picture/unknown-here' });
    expect(whyNotOpened({ name: 'a.avif', type: '' })).toEqual({ code: 'picture/unknown-here' });
  });
});
