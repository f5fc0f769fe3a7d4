export const languages = ['english', 'bangla', 'original'] as const;
/** 'original' is English exactly as the specification words it, mistakes included. */
export type Language = (typeof languages)[number];

/** BCP 47, for `lang`. */
export const languageTags: { readonly [L in Language]: 'en' | 'bn' } = { english: 'en', bangla: 'bn', original: 'en' };
