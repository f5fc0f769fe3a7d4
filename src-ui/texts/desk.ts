import { catalogue } from './catalogue.ts';

export const deskTexts = catalogue('desk');
