import { catalogue } from './catalogue.ts';

/** Reporting a product on its page. */
export const reportDialogTexts = catalogue('reportDialog');
