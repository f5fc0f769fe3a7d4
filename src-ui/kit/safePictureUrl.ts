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
    return /^https?:$/.test(new URL(trimmed, document.baseURI).protocol) ? trimmed : null;
  } catch {
    return null;
  }
}
