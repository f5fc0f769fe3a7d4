/** A picture's file name in its URL, 'laptop-02.webp'; null if there is none. */
export function pictureName(url: string): string | null {
  if (url.trim() === '') return null;
  if (url.startsWith('data:')) return url.slice('data:'.length).split(/[;,]/)[0] ?? null;
  const last =
    url
      .split(/[?#]/)[0]
      ?.split('/')
      .findLast((part) => part !== '') ?? url;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
