const pictureData = /^data:image\/(png|jpeg|webp|gif)[;,]/i;

/**
 * What may be put into a picture's src: http(s), a path of this site, or a bitmap in the URL itself.
 * Everything else, `javascript:` and SVG data included, is no picture. Answers null for those.
 */
export function safePictureUrl(src: string): string | null {
  const trimmed = src.trim();
  if (trimmed === '') return null;
  if (pictureData.test(trimmed)) return trimmed;
  try {
    const url = new URL(trimmed, document.baseURI);
    if (url.protocol === 'http:' || url.protocol === 'https:') return trimmed;
    // A page opened from a file, as in tests, keeps its own pictures.
    return url.protocol === 'file:' && document.baseURI.startsWith('file:') ? trimmed : null;
  } catch {
    return null;
  }
}
