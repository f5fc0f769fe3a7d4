/** Every kind of command and call: a model that never ran one would prove nothing about it. */
export const everything = [
  'bookings.book',
  'bookings.delete',
  'paymentIntents.create',
  'a payment',
  'image.upload',
  'products.add',
  'products.advertise',
  'products.delete',
  'sellers.verify',
  'sellers.delete',
  'buyers.delete',
];

/** The same of a shop with deals: whoever may move one does, in every state that the table allows. */
export const everythingOfDeals = [
  'bookings.book',
  'sales.ofSeller',
  'sales.move',
  'paid.tell',
  'a payment',
  'accept by the seller',
  'decline by the seller',
  'cancel by the buyer',
  'cancel by the seller',
  'hand-over by the buyer',
  'hand-over by the seller',
  'a deal is accepted',
  'a deal is seller-handed-over',
  'a deal is buyer-handed-over',
  'a deal is completed',
  'a deal is declined',
  'a deal is cancelled',
];
