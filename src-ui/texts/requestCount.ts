import { catalogue } from './catalogue.ts';

const english = {
  requests: 'Requests',
  needAnswer: (count: number) => (count === 1 ? '1 needs your answer' : `${count} need your answer`),
  needAnswerInMenu: (count: number) =>
    count === 1 ? '1 request needs your answer' : `${count} requests need your answer`,
};

/** The seller's requests as the drawer counts them. */
export const requestCountTexts = catalogue(english, { ...english });
