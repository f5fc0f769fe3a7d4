export const bookings = {
  title: 'Booked Products',
  lead: 'Products you’ve booked, with their prices and payment.',
  myProducts: 'My Products',
  myProductsLead: 'Products you sell, and products you’ve booked.',

  table: 'Your bookings',
  loading: 'Loading your bookings…',
  image: 'Image',
  productName: 'Product Name',
  email: 'Email',
  price: 'Price',
  actions: 'Actions',
  summary: 'Meet the seller',
  deal: 'See the deal',
  summaryOf: (product: string) => ` of ${product}`,
  toPayment: { open: 'Pay Now', processing: 'See the payment', paid: 'Receipt' },
  paymentFor: (product: string) => ` for ${product}`,
  delete: 'Delete',
  deleteBookingOf: (product: string) => ` booking of ${product}`,
  unknownState: 'State unknown',
  paid: 'Paid',
  paidHere: 'Paid on this device',
  reference: (reference: string) => `Reference ${reference}`,

  deleteTitle: 'Are you sure you want to delete this booking?',
  deleteText: (product: string) =>
    `This cancels your booking of ${product}. You can book it again while it’s still offered.`,
  deleteUnknownText: (product: string) =>
    `We don’t know where the deal for ${product} stands. Deleting the booking may cancel the deal, or only take it off your list. Either way, it refunds nothing.`,
  deletePaidText: (product: string) =>
    `You paid for ${product} on this device. Deleting the booking doesn’t refund you.`,
  deletePaidDealText: (product: string) =>
    `You paid for ${product}. Deleting the booking cancels the deal and doesn’t refund you.`,
  deleteProcessingText: (product: string) =>
    `Your card payment for ${product} is under way. Deleting the booking doesn’t stop it and doesn’t refund you.`,
  cancelText: (product: string) =>
    `This cancels your booking of ${product}, and the seller sees that. Open the deal to give a reason.`,
  removeText: (product: string) =>
    `This takes ${product} off your list. The deal itself stays as it is, and so does the seller’s list.`,
  keepBooking: 'Keep booking',
  confirmDelete: 'Delete booking',

  emptyTitle: 'No bookings yet',
  emptyText: 'Products you book appear here, ready to pay for.',
  toProducts: 'Browse products',
  notLoaded: 'We couldn’t load your bookings',
};
