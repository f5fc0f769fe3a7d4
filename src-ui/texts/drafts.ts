import { catalogue } from './catalogue.ts';

const english = {
  title: 'We restored your draft',
  text: 'It’s saved on this device only.',
  withoutPassword: 'It’s saved on this device only, without the password: please type it again.',
  startAfresh: 'Start over',
};

/** Forms that save typed text until it is sent. */
export const draftTexts = catalogue(english, { ...english });
