/** The cache in which the service worker leaves a shared photo for the page. The two may be of different releases. */
export const sharedPhotoCache = {
  name: 'shared-photo',
  address: '/share',
  fileName: 'X-File-Name',
  sharedAt: 'X-Shared-At',
} as const;

/** Milliseconds: a day. */
const lifetime = 86_400_000;

/** A photo from further in the future than that was shared by a wrong clock. */
export function isFresh(photo: Response, now: number): boolean {
  return Math.abs(now - Number(photo.headers.get(sharedPhotoCache.sharedAt) ?? Number.NaN)) < lifetime;
}
