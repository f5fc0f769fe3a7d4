import { catalogue } from './catalogue.ts';

/** A person's own unreadable rows, and what they can still do with them. */
export const unreadableTexts = catalogue('unreadable');
