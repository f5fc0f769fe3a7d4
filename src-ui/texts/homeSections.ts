import { catalogue } from './catalogue.ts';

/** Home's lower sections, loaded separately from the first screen. */
export const homeSectionTexts = catalogue('homeSections');
