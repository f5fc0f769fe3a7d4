import { catalogue } from './catalogue.ts';

const english = {
  title: 'Your booking',
  lead: 'What to take along when you meet the seller: on paper, or in your calendar.',
  bookings: 'Booked Products',
  loading: 'Loading your booking',
  notLoaded: 'Your booking did not load',
  goneTitle: 'This booking is gone',
  gone: 'It was deleted, or the address is not right.',
  notYoursTitle: 'This is not your booking',
  notYours: 'Only the person who booked a product can see the booking.',
  seeBookings: 'See your bookings',

  what: 'What you booked',
  product: 'Product',
  category: 'Category',
  price: 'Price',
  paid: 'Paid on this device',
  paidText: (charge: string, reference: string) => `${charge} (reference ${reference})`,
  where: 'Where you meet',
  meetingLocation: 'Meeting location',
  bookedBy: 'Booked by',
  yourPhone: 'Your phone',
  number: 'Booking',
  seller: 'The seller',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  place: 'Place',
  sellerMissing: {
    several: 'Several sellers offer this very product, so the shop cannot say which of them you meet.',
    none: 'The product is no longer offered, and a booking does not keep who sold it.',
    unknown: 'The product did not load, so the seller is not shown here.',
  },

  print: 'Print',
  calendarTitle: 'Put the meeting into your calendar',
  day: 'Day of the meeting',
  dayHelp: 'The shop does not know when you meet: choose the day that you agreed on with the seller.',
  dayMissing: 'Please choose the day first.',
  save: 'Save calendar entry',
  fileName: 'meeting',
  entryTitle: (product: string) => `Buy ${product}`,
};

export const bookingSummaryTexts = catalogue(english, { ...english });
