import { catalogue } from './catalogue.ts';

const english = {
  bookingTitle: 'We couldn’t load the booking form',
  bookingText: 'Check your connection. Nothing was booked.',
  retry: 'Try again',
  close: 'Close',
};

export const formMissingTexts = catalogue(english, english);
