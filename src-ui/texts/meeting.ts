import { catalogue } from './catalogue.ts';

/** The meeting of buyer and seller. */
export const meetingTexts = catalogue('meeting');
