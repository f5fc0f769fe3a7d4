import { catalogue } from './catalogue.ts';

/** The checklist for a used device. */
export const inspectionTexts = catalogue('inspection');
