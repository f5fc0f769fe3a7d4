import { catalogue } from './catalogue.ts';

export const notFoundTexts = catalogue('notFound');
