import type { Texts } from '../Texts.ts';

export const homeSections = (english: Texts['homeSections']): Texts['homeSections'] => ({
  ...english,
  why: 'Why Should You Chose Us?',
});
