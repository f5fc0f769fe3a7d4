import { catalogue } from './catalogue.ts';

export const blogTexts = catalogue('blog');
