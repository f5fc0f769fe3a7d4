/** As Workbox reads it. The hash in an asset's name is its revision. */
export type PrecachedFile = { readonly url: string; readonly revision: string | null };
