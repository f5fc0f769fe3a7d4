import { catalogue } from './catalogue.ts';

const english = {
  refresh: 'Refresh',
};

export const refreshTexts = catalogue(english, english);
