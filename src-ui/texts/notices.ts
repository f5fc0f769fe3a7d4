import { catalogue } from './catalogue.ts';

/** The frame's words about the network and new releases. */
export const noticeTexts = catalogue('notices');
