import type { Texts } from '../Texts.ts';

export const outcomes = (english: Texts['outcomes']): Texts['outcomes'] => ({
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
