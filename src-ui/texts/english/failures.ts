const waitingTime = (seconds: number): string => {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
};

export const failures = {
  offline: 'You’re offline. Nothing is lost: try again when you’re connected.',
  unreachable: 'The shop can’t be reached right now. Nothing is lost: please try again in a moment.',
  timeout: 'The shop took too long to answer. Nothing is lost: please try again.',
  cancelled: 'Stopped. You can start again.',
  sessionExpired: 'Your session has expired. Log in again to continue; nothing is lost.',
  forbidden: 'Your account isn’t allowed to do this.',
  unregistered: 'This shop doesn’t know this account yet. Create the account from the bar above, then try again.',
  notFound: 'This is no longer in the shop.',
  malformed: 'The shop sent an answer we couldn’t read. Please try again later.',
  tooManyRequests: (seconds: number | null) =>
    `Too many requests. ${seconds === null ? 'Wait a moment' : `Wait ${waitingTime(seconds)}`}, then try again. Nothing is lost.`,
  unavailable: 'The shop isn’t working right now. Nothing is lost: please try again in a moment.',
  unavailableFor: (seconds: number) =>
    `The shop isn’t working right now. Nothing is lost: please try again in ${waitingTime(seconds)}.`,
  loginRequired: 'Please log in first.',
  denied: 'Your account isn’t allowed to do this.',
  rulesBroken: 'Please check the marked fields.',
  wrongCredentials: 'Wrong email or password.',
  authUnreachable: 'The sign-in service can’t be reached right now. Please try again in a moment.',
  authUnknown: 'We couldn’t log you in. Please try again.',
  adminCannotBook: 'Admin accounts can’t book products.',
  ownProduct: 'This is your own product, so you can’t book it.',
  alreadyBooked: 'You’ve already booked this product. See your bookings.',
  productReserved: 'This product is reserved. It may come back.',
  productSold: 'This product is sold.',
  priceChanged: 'The price has changed, so nothing is booked yet. Look at the new price, then book again.',
  movedOn: 'This deal has moved on meanwhile. See where it stands now.',
  alreadyReported: 'You’ve already reported this product.',
  earlierVersion:
    'You may already offer this product, perhaps with other details, so nothing was posted. See Seller Products, or post again to offer both.',
  imageOffline: 'You’re offline, so the picture wasn’t sent. Your form is saved: try again when you’re connected.',
  imageUnreachable:
    'We can’t upload pictures right now, so nothing was posted. Your form is saved: please try again in a moment.',
  imageTimeout: 'The picture took too long to upload. Your form is saved: please try again.',
  imageCancelled: 'The picture wasn’t sent. Your form is saved.',
  imageTooLarge: 'This picture is too large. Please choose a smaller one.',
  imageNotAnImage: 'This file is not a picture. Please choose a JPEG, PNG, WebP or GIF.',
  imageUnavailable: 'We couldn’t store the picture, so nothing was posted. Your form is saved: please try again.',
  paymentUnreachable:
    'We couldn’t reach the payment provider. Trying again charges nothing: please try again in a moment.',
  paymentTimeout: 'The payment provider hasn’t answered. Check the payment before you pay again.',
  paymentUnexpected: 'An unexpected error occurred.',
};
