import type { AdviceCode } from '#domain/selling/listingAdvice.ts';

type Words = { readonly [C in AdviceCode]: string };

export const listingAdvice = {
  title: 'What buyers ask first',
  text: 'You can post without these.',
  done: (followed: number, all: number) => `${followed} of ${all} done`,
  followed: 'Done:',
  open: 'To do:',
  names: {
    picture: 'A photo',
    'battery-health': 'Battery health',
    'shutter-count': 'Shutter count',
    included: 'What comes with it',
  } satisfies Words,
  how: {
    picture: 'Choose one above.',
    'battery-health': 'Add it to the description, such as “battery health 87%”.',
    'shutter-count': 'Add it to the description, such as “shutter count 12,400”.',
    included: 'Add it to the description, such as “charger and box”, or “phone only”.',
  } satisfies Words,
};
