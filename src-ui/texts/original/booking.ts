import type { Texts } from '../Texts.ts';

export const booking = (english: Texts['booking']): Texts['booking'] => ({
  ...english,
  customerName: 'Customer Name',
  meetingLocation: 'Meeting Location',
  submit: 'Submit',
});
