import { catalogue } from './catalogue.ts';

/** What the frame says about the network and new releases. */
export const noticeTexts = catalogue('notices');
