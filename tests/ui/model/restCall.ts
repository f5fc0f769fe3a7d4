import { type BookingMove, bookingMoves, moveStates } from '#domain/booking/BookingMove.ts';
import type { FakeCall } from '#fakes/control/FakeCall.ts';
import type { Servers } from './Servers.ts';

export type RestCall = { readonly call: FakeCall; readonly what: readonly unknown[] };

type Parts = {
  readonly subject: string;
  readonly email: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly servers: Servers;
};
type Reading = readonly [
  request: RegExp,
  call: FakeCall | ((parts: Parts) => FakeCall),
  what?: (parts: Parts) => unknown,
  more?: (parts: Parts) => unknown,
];

const subject = (parts: Parts): string => parts.subject;
const email = (parts: Parts): string => parts.email;

const moveIn = ({ body }: Parts): BookingMove | undefined =>
  bookingMoves.find((move) => moveStates[move] === body['state']);

const readings: readonly Reading[] = [
  [/^GET \/jwt$/, 'tokens.issue', email],
  [/^POST \/users$/, 'users.register', ({ body }) => body],
  [/^GET \/users\/admin\/(.*)$/, 'users.isAdmin', subject],
  [/^GET \/users\/seller\/(.*)$/, 'users.isSeller', subject],
  [/^GET \/users\/verified\/(.*)$/, 'users.isVerified', subject],
  [/^PUT \/users\/seller\/(.*)$/, 'sellers.verify', subject],
  // Both deletions share an address, so the person's type says which one it is.
  [
    /^DELETE \/users\/(.*)$/,
    (parts) => (parts.servers.people('buyer').includes(parts.subject) ? 'buyers.delete' : 'sellers.delete'),
    subject,
  ],
  [/^GET \/sellers$/, 'sellers.list'],
  [/^GET \/buyers$/, 'buyers.list'],
  [/^GET \/allproducts$/, 'products.all'],
  [/^POST \/allproducts$/, 'products.add', ({ body }) => ({ ...body, sellerEmail: body['email'] })],
  [/^GET \/allproducts\/advertise$/, 'products.advertised'],
  [/^GET \/categories$/, 'categories.list'],
  [/^GET \/categories\/(.*)$/, 'products.ofCategory', subject],
  [/^GET \/upcoming-product$/, 'upcomingProducts.list'],
  [/^GET \/sellersproducts$/, 'products.ofSeller', email],
  [/^PUT \/sellersproducts\/(.*)$/, 'products.advertise', subject],
  [/^DELETE \/sellersporducts\/(.*)$/, 'products.delete', subject],
  [/^POST \/booking$/, 'bookings.book', ({ body }) => body],
  [/^GET \/booking\/(.*)$/, 'bookings.byId', subject],
  [/^DELETE \/booking\/(.*)$/, 'bookings.delete', subject],
  [/^GET \/buyersproducts$/, 'bookings.ofBuyer', email],
  [/^POST \/create-payment-intent$/, 'paymentIntents.create'],
  [/^GET \/sellersbookings$/, 'sales.ofSeller', email],
  [/^PUT \/booking\/(.*)\/state$/, 'sales.move', subject, moveIn],
  [/^PUT \/booking\/([^/]*)$/, 'paid.tell', subject],
  [/^POST \/reporteditems$/, 'reports.report', ({ body }) => body],
  [/^GET \/reporteditems$/, 'reports.list'],
  [/^DELETE \/reporteditems\/(.*)$/, 'reports.delete', subject],
  [/^POST \/upload$/, 'image.upload'],
];

/** The contract's call that a request makes, with its name in the fakes. */
export function restCall(method: string, address: string, text: unknown, servers: Servers): RestCall {
  const { pathname, searchParams } = new URL(address);
  const body = typeof text === 'string' ? (JSON.parse(text) as Parts['body']) : {};
  for (const [request, call, ...what] of readings) {
    const found = request.exec(`${method} ${pathname}`);
    if (found === null) continue;
    const parts = {
      subject: decodeURIComponent(found[1] ?? ''),
      email: searchParams.get('email') ?? '',
      body,
      servers,
    };
    return { call: typeof call === 'function' ? call(parts) : call, what: what.map((one) => one?.(parts)) };
  }
  throw new Error(`No call of the contract: ${method} ${pathname}`);
}
