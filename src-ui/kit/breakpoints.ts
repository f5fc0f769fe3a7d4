/**
 * The breakpoints of `theme/_mixins.scss` as media queries. They are in em, which follows the font size of the browser's
 * settings.
 */
export const fromMedium = '(min-width: 48em)';
export const fromLarge = '(min-width: 62em)';
export const fromExtraLarge = '(min-width: 75em)';
