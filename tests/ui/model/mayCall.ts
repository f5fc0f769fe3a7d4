import type { NewBooking } from '#domain/booking/Booking.ts';
import type { NewProduct } from '#domain/catalogue/Product.ts';
import { type Access, mayAccess } from '#domain/identity/accessPolicy.ts';
import { type Session, isActor } from '#domain/identity/Session.ts';
import type { Servers } from './Servers.ts';

/** Calls that only some people may make. */
const accesses: Readonly<Record<string, Access>> = {
  'bookings.book': 'book a product',
  'bookings.ofBuyer': 'list own bookings',
  'bookings.byId': 'pay for a booking',
  'bookings.delete': 'delete a booking',
  'paymentIntents.create': 'pay for a booking',
  'paid.tell': 'pay for a booking',
  'sales.ofSeller': 'list requests',
  'sales.move': 'take part in a deal',
  'products.ofSeller': 'list own products',
  'products.add': 'add a product',
  'products.advertise': 'advertise a product',
  'products.delete': 'delete a product',
  'sellers.list': 'list sellers',
  'sellers.verify': 'verify a seller',
  'sellers.delete': 'delete a seller',
  'buyers.list': 'list buyers',
  'buyers.delete': 'delete a buyer',
  'reports.list': 'see reported items',
  'reports.delete': 'dismiss a report',
};

/** The owners of a call's subject, any of whom may make it; none if it has none or is gone. */
function ownersOf(call: string, what: readonly unknown[], servers: Servers): readonly string[] {
  if (call === 'sales.move') {
    const { email, sellerEmail } = servers.bookings.find(({ id }) => id === what[0]) ?? {};
    return [email, sellerEmail].flatMap((one) => one ?? []);
  }
  const owner = ownerOf(call, what, servers);
  return owner === null ? [] : [owner];
}

function ownerOf(call: string, what: readonly unknown[], servers: Servers): string | null {
  const [subject] = what;
  switch (call) {
    case 'bookings.ofBuyer':
    case 'products.ofSeller':
    case 'sales.ofSeller':
      return String(subject);
    case 'bookings.book':
      return (subject as NewBooking).email;
    case 'products.add':
      return (subject as NewProduct).sellerEmail;
    case 'bookings.delete':
    case 'paid.tell':
      return servers.bookings.find(({ id }) => id === subject)?.email ?? null;
    case 'products.advertise':
    case 'products.delete':
      return servers.products.find(({ id }) => id === subject)?.sellerEmail ?? null;
    default:
      return null;
  }
}

/** Whether one of these people may make the call. */
export function mayCall(people: readonly Session[], call: string, what: readonly unknown[], servers: Servers): boolean {
  const access = accesses[call];
  if (access === undefined) return true;
  const owners = ownersOf(call, what, servers);
  const isOwner = (person: Session): boolean => owners.length === 0 || owners.some((owner) => isActor(person, owner));
  return people.some((person) => mayAccess(person, access) && isOwner(person));
}
