import { catalogue } from './catalogue.ts';

const english = {
  title: 'What you had typed is back',
  text: 'You had not sent it. It is kept on this device only.',
  withoutPassword: 'You had not sent it. It is kept on this device only, without a password: please type that again.',
  startAfresh: 'Start afresh',
};

/** Forms that keep what is typed until it is sent. */
export const draftTexts = catalogue(english, { ...english });
