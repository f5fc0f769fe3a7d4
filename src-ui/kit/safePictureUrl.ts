const pictureData = /^data:image\/(png|jpeg|webp|gif)[;,]/i;

/**
 * A URL that is safe in a picture's src: http(s), a path of this site, or a bitmap as a data URL. Null for all others,
 * including `javascript:` and SVG data.
 */
export function safePictureUrl(src: string): string | null {
  const trimmed = src.trim();
  if (trimmed === '') return null;
  if (pictureData.test(trimmed)) return trimmed;
  try {
    const url = new URL(trimmed, document.baseURI);
    if (url.protocol === 'http:' || url.protocol === 'https:') return trimmed;
    // A page opened from a file, as in tests, may show its own pictures.
    return url.protocol === 'file:' && document.baseURI.startsWith('file:') ? trimmed : null;
  } catch {
    return null;
  }
}
