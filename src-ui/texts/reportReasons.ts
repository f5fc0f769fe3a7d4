import { catalogue } from './catalogue.ts';

/** The names of the reasons to report a product. */
export const reportReasonTexts = catalogue('reportReasons');
