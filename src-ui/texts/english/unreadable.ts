export const unreadable = {
  booking: 'This booking couldn’t be read',
  product: 'This product couldn’t be read',
  account: 'This account couldn’t be read',
  bookingNamed: (id: string) => `Booking ${id}`,
  productNamed: (id: string) => `Product ${id}`,
  id: (id: string) => `ID ${id}`,
  delete: 'Delete',
  noEmail: 'It has no email address, so it can’t be deleted here.',
  deleteBooking: (id: string) =>
    `This deletes the booking with the ID ${id}. Something in it is missing or unclear, so we can’t show what it was for.`,
  deleteProduct: (id: string) =>
    `This removes the product with the ID ${id} from the shop. You can undo it for a few seconds.`,
  unnamed: (count: number, written: string) =>
    count === 1
      ? '1 more row couldn’t be read and has no ID.'
      : `${written} more rows couldn’t be read and have no ID.`,
};
