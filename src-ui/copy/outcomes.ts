import { catalogue } from './catalogue.ts';

const english = {
  loggedIn: 'You are logged in',
  signedUp: 'Your account is ready',
  booked: 'Booking confirmed',
  bookingDeleted: 'Booking deleted',
  productAdded: (name: string) => `${name} was added`,
  productDeleted: 'Product deleted successfully',
  productAdvertised: 'Advertised successfully',
  sellerVerified: 'Seller verified successfully',
  sellerDeleted: (name: string) => `Seller ${name} deleted successfully`,
  buyerDeleted: (name: string) => `Buyer ${name} deleted successfully`,
};

/** What went well, said in a toast. */
export const outcomeTexts = catalogue(english, {
  ...english,
  loggedIn: 'User login successfully',
  signedUp: 'user created successfully',
  booked: 'booking confirmed',
  productAdded: (name) => `${name} Added Successful`,
  productDeleted: 'Product Deteded successfully',
  productAdvertised: 'advertised successfully',
  sellerVerified: 'Seller Verified Successfully',
  buyerDeleted: (name) => `buyer ${name} deleted successfully`,
});
