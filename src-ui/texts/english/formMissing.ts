export const formMissing = {
  bookingOpening: 'Opening the booking form…',
  bookingTitle: 'We couldn’t load the booking form',
  bookingText: 'Check your connection. Nothing was booked.',
  bookingUnknown: 'We couldn’t check whether you’re logged in. Nothing was booked.',
  retry: 'Try again',
  close: 'Close',
};
