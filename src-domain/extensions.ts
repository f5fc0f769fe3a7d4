/** Calls beyond the specification's. Configuration names those that a marketplace has; nothing probes for them. */
export const extensions = ['sales', 'paid', 'reports', 'search'] as const;
export type Extension = (typeof extensions)[number];
