import type { NewBooking } from '#domain/booking/Booking.ts';
import type { NewProduct } from '#domain/catalogue/Product.ts';

/** A product as real backends send it: prices and ids as text, a browser's date format, unknown fields. */
export const productWire = {
  _id: '63f2a1b4c8d9e0f1a2b3c4d5',
  productName: 'HP ProBook 450',
  description: 'Little used',
  sellerName: 'Rahim',
  email: 'rahim@example.com',
  useDuration: '8 months',
  price: '32000',
  originalPrice: '58,000',
  image: 'https://img.example.com/probook.jpg',
  condition: 'Good',
  postTime: 'Tue Mar 07 2023 12:00:00 GMT+0600 (Bangladesh Standard Time)',
  categoryName: 'HP',
  categoryId: '1',
  location: 'Dhaka',
  phone: '01711000000',
  advertise: 'advertise',
  __v: 0,
};

export const bookingWire = {
  _id: '63f2a1b4c8d9e0f1a2b3c4d6',
  buyerName: 'Karim',
  email: 'karim@example.com',
  phone: 1711000001,
  MeetingLocation: 'Mirpur 10',
  price: '32000',
  productName: 'HP ProBook 450',
  image: '',
  categoryName: 'HP',
  categoryId: 1,
};

export const newProduct: NewProduct = {
  productName: 'HP ProBook 450',
  description: 'Little used',
  sellerName: 'Rahim',
  sellerEmail: 'rahim@example.com',
  useDuration: '8 months',
  price: 32000,
  originalPrice: 58000,
  image: 'https://img.example.com/probook.jpg',
  condition: 'Good',
  postTime: '2023-03-07',
  categoryName: 'HP',
  categoryId: '1',
  location: 'Dhaka',
  phone: '01711000000',
};

export const newBooking: NewBooking = {
  buyerName: 'Karim',
  email: 'karim@example.com',
  phone: '01711000001',
  meetingLocation: 'Mirpur 10',
  price: 32000,
  productName: 'HP ProBook 450',
  image: 'https://img.example.com/probook.jpg',
  categoryName: 'HP',
  categoryId: '1',
};
