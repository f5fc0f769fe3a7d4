/** Optional calls beyond the specification. The configuration names those that a marketplace has. */
export const extensions = ['sales', 'paid', 'reports', 'search'] as const;
export type Extension = (typeof extensions)[number];
