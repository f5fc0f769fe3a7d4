import type { ImeiReading } from '#domain/meeting/imei.ts';

type Verdict = Exclude<ImeiReading['verdict'], 'incomplete'>;

const verdicts: { readonly [V in Verdict]: { readonly title: string; readonly text: string } } = {
  right: {
    title: 'The check digit is right',
    text: 'The number is well formed. That doesn’t tell whether the phone is registered or stolen.',
  },
  wrong: {
    title: 'Please look again',
    text: 'The last digit doesn’t fit the other 14. Often one digit was misread.',
  },
  erased: {
    title: 'Only zeros',
    text: 'A phone shows only zeros once its IMEI is erased, and networks may refuse it. Ask the seller before you pay.',
  },
  'too-long': {
    title: 'That’s more than 15 digits',
    text: 'Please type one number, and leave out anything after a slash.',
  },
};

export const imei = {
  title: 'Check its number',
  label: 'IMEI, 15 digits',
  dial: 'Dial',
  /** After the code that is dialled. */
  dialled: 'on the phone and copy the number. A phone for two SIMs has two numbers: check both.',
  verdicts,
  stays: 'It stays on this device.',
  staysText: 'The shop doesn’t store or send it.',

  register: 'May it be used in Bangladesh?',
  howTo: (question: string, number: string) =>
    `Send ${question} by SMS to ${number}. The answer says whether the phone is valid.`,
  example: 'and the 15 digits',
  ask: 'Ask by SMS',
  announced: (regulator: string, date: string) => `As the regulator, ${regulator}, announced on ${date}.`,
  source: 'Read the report',
};
