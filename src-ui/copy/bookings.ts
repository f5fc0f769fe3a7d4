import { catalogue } from './catalogue.ts';

const english = {
  title: 'Booked Products',
  lead: 'What you booked, its price, and the way to pay for it.',
  myProducts: 'My Products',
  myProductsLead: 'What you sell, and what you booked from others.',

  table: 'Your bookings',
  loading: 'Loading your bookings…',
  image: 'Image',
  productName: 'Product Name',
  email: 'Email',
  price: 'Price',
  actions: 'Actions',
  summary: 'Print or save',
  summaryOf: (product: string) => ` the booking of ${product}`,
  toPayment: { open: 'Pay Now', processing: 'See the payment', paid: 'Receipt' },
  paymentFor: (product: string) => ` for ${product}`,
  delete: 'Delete',
  deleteBookingOf: (product: string) => ` booking of ${product}`,
  paidHere: 'Paid on this device',
  reference: (reference: string) => `Reference ${reference}`,

  deleteTitle: 'Are you sure you want to delete this booking?',
  deleteText: (product: string) => `Your booking of ${product} ends. You can book the product again while it is offered.`,
  deletePaidText: (product: string) =>
    `You paid for ${product} on this device. Deleting the booking does not bring the money back.`,
  keepBooking: 'Keep booking',
  confirmDelete: 'Delete booking',

  emptyTitle: 'No bookings yet',
  emptyText: 'When you book a product it waits for you here, with its price and the way to pay for it.',
  toProducts: 'Find something good',
  notLoaded: 'Your bookings did not load',
  leftOut: (count: string) => `Not shown, because the shop’s answer made no sense: ${count}.`,
};

export const bookingsTexts = catalogue(english, {
  ...english,
  toPayment: { ...english.toPayment, processing: english.toPayment.open },
  deleteTitle: 'Are you sure you want delete this booking?',
});
