export const outcomes = {
  loggedIn: 'You’re logged in',
  signedUp: 'Your account is ready',
  booked: 'Booking confirmed',
  bookingDeleted: 'Booking deleted',
  bookingCancelled: 'Booking cancelled',
  productAdded: (name: string) => `${name} was added`,
  productDeleted: 'Product deleted successfully',
  productAdvertised: 'Advertised successfully',
  sellerVerified: 'Seller verified successfully',
  sellerDeleted: (name: string) => `Seller ${name} deleted successfully`,
  oneDeletedOf: (email: string) => `An account with the address ${email} was deleted. The list shows what’s left.`,
  buyerDeleted: (name: string) => `Buyer ${name} deleted successfully`,
};
