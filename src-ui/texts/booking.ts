import { catalogue } from './catalogue.ts';

const english = {
  title: 'Book this product',
  fromAccountAndProduct: 'From your account and the product',
  price: 'Price',
  customerName: 'Customer name',
  email: 'Email',
  category: 'Category',
  image: 'Image',
  noImage: 'No picture',
  phone: 'Phone',
  meetingLocation: 'Meeting location',
  meetingLocationHint: 'A busy, well-lit place is best',
  condition: (name: string) => `Condition: ${name}`,
  submit: 'Book this product',
  submitting: 'Booking…',
  terms: 'You pay nothing now. You can delete the booking later.',
  seeBookings: 'See my bookings',
};

/** The booking dialog. */
export const bookingTexts = catalogue(english, {
  ...english,
  customerName: 'Customer Name',
  meetingLocation: 'Meeting Location',
  submit: 'Submit',
});
