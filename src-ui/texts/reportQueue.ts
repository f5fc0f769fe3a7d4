import { catalogue } from './catalogue.ts';

/** An admin's queue of reports. */
export const reportQueueTexts = catalogue('reportQueue');
