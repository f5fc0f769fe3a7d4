import { catalogue } from './catalogue.ts';

/** A booking's page with `sales`. */
export const dealPageTexts = catalogue('dealPage');
