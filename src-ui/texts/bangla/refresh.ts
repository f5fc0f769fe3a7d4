import type { Texts } from '../Texts.ts';

export const refresh: Texts['refresh'] = {
  refresh: 'হালনাগাদ করুন',
};
