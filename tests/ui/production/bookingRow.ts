import { people } from '../../contracts/tinyWorld.ts';

export const idOfRow = (serial: number): string => `0000000000000000000004${String(serial).padStart(2, '0')}`;

/** A row of the buyer's bookings, as the marketplace sends it. */
export const bookingRow = (serial: number, changes: object = {}) => ({
  _id: idOfRow(serial),
  buyerName: people.buyer.name,
  email: people.buyer.email,
  phone: '01711',
  MeetingLocation: 'New Market',
  price: 25_500,
  productName: `Phone ${serial}`,
  image: '',
  categoryName: 'Smart Phone',
  categoryId: '3',
  ...changes,
});
