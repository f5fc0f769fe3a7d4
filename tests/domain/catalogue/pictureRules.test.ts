import { describe, expect, it } from 'vitest';
import { checkPicture, largestPicture } from '#domain/catalogue/pictureRules.ts';

describe('[G-PHOTO-1] a picture', () => {
  it.each(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'IMAGE/JPEG'])('may be %s', (type) => {
    expect(checkPicture({ type, size: 1 })).toBeNull();
  });

  it.each(['image/svg+xml', 'image/heic', 'application/pdf', 'text/html', 'image/', ''])('may not be %j', (type) => {
    expect(checkPicture({ type, size: 1 })).toEqual({ code: 'image/not-an-image' });
  });

  it('is none when it is empty', () => {
    expect(checkPicture({ type: 'image/png', size: 0 })).toEqual({ code: 'image/not-an-image' });
  });

  it('is at most as large as the image host takes', () => {
    expect(largestPicture).toBe(32_000_000);
    expect(checkPicture({ type: 'image/png', size: largestPicture })).toBeNull();
    expect(checkPicture({ type: 'image/png', size: largestPicture + 1 })).toEqual({ code: 'image/too-large' });
  });
});
