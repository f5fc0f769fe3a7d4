import { catalogue } from './catalogue.ts';

export const fileSizes = catalogue('fileSizes');
