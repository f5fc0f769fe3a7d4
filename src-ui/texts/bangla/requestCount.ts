import type { Texts } from '../Texts.ts';
import { digits } from './digits.ts';

export const requestCount: Texts['requestCount'] = {
  requests: 'অনুরোধ',
  needAnswer: (count) => `${digits(count)}টির উত্তর দরকার`,
  needAnswerInMenu: (count) => `${digits(count)}টি অনুরোধের উত্তর দরকার`,
};
