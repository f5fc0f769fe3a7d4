/** The address that the manifest names for a shared photo. */
export const shareAddress = '/share';

/** The outcome of a shared photo, as its form's address says it: src-ui/features/selling/shareOf.ts reads it. */
export type Share =
  | 'kept'
  /** The first of several. */
  | 'first'
  | 'too-large'
  /** No file came, the device has no room or does not answer, or no service worker was there to take it. */
  | 'lost';

/** The form that takes the photo up. */
export function formAddress(share: Share): string {
  return `/dashboard/addproducts?shared=${share}`;
}
