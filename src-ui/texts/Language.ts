export const languages = ['english', 'original'] as const;
/** 'original' is English exactly as the specification words it, mistakes included. */
export type Language = (typeof languages)[number];
