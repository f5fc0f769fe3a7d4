/** A picture's URL as others can fetch it: http or https, made absolute with the page's URL. */
export function absolutePicture(image: string, pageUrl: string): string | undefined {
  if (image.trim() === '') return undefined;
  try {
    const { protocol, href } = new URL(image.trim(), pageUrl);
    return /^https?:$/.test(protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}
