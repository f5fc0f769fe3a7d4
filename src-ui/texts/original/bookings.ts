import type { Texts } from '../Texts.ts';

export const bookings = (english: Texts['bookings']): Texts['bookings'] => ({
  ...english,
  toPayment: { ...english.toPayment, processing: english.toPayment.open },
  deleteTitle: 'Are you sure you want delete this booking?',
});
